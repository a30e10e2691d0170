import { aContact } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { askForCode, codeField, readCode } from './signing-in.ts'
import { findStoredLeads } from './stored-leads.ts'

const path = '/spin-to-win'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor signs in, spins once, and finds the prize again; the dealer is told once [SITE-050] [SITE-081]', async ({
    page,
    request,
  }) => {
    const contact = aContact()
    await page.goto(on('harbour', path))
    await expect(page).toHaveURL(
      on('harbour', '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F'),
    )
    await askForCode(page, contact)
    await codeField(page).fill(await readCode(request, 'harbour', contact.phone))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(on('harbour', path))
    const labels = page.getByRole('list', { name: 'Prizes' }).getByRole('listitem')
    await expect(labels).toHaveCount(6)
    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(page).toHaveURL(on('harbour', `${path}?spun=1`))
    const prize = page.getByRole('heading', { level: 2, name: /^You won: / })
    await expect(prize).toBeVisible()
    const won = await prize.textContent()

    await page.goto(on('harbour', path))
    await expect(prize).toHaveText(won ?? '')
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
    const cookie = (await page.context().cookies(on('harbour', '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const again = await ask(request, 'harbour', '/api/spin', {
      method: 'POST',
      headers: { cookie },
    })
    expect(again.status()).toBe(200)
    const { prize: same, already_spun } = await again.json()
    expect(already_spun).toBe(true)
    expect(`You won: ${same.label}`).toBe(won)

    // A new account of the same mobile does not spin again.
    await page.goto(on('harbour', '/my-garage/delete-account'))
    await expect(page.getByText('That your mobile spun the prize wheel')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Yes, delete my account for good' }).check()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
    await page.goto(on('harbour', path))
    await askForCode(page, contact)
    await codeField(page).fill(await readCode(request, 'harbour', contact.phone))
    await page.keyboard.press('Enter')
    await expect(prize).toHaveText(won ?? '')
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)

    const told = await findStoredLeads('harbour', contact.email)
    expect(told.map(({ subcategory }) => subcategory)).toEqual(['Spin to win'])
  })
})

test('the wheel is behind sign-in for a script too, and not there without prizes', async ({
  request,
}) => {
  const stranger = await ask(request, 'harbour', '/api/spin', { method: 'POST' })
  expect(stranger.status()).toBe(401)
  expect(await stranger.json()).toMatchObject({ code: 'sign_in_needed' })
  expect((await ask(request, 'ridgeline', path)).status()).toBe(404)
  expect((await ask(request, 'ridgeline', '/api/spin', { method: 'POST' })).status()).toBe(404)
})
