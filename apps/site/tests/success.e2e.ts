import { aCarPath, fillAsPerson, fillContact } from './enquiring.ts'
import { expect, on, test } from './journey.ts'

/** Words that are true at this minute, whatever the hour of the run. */
const hours =
  /^Harbour [^:]+: (?:Closed today for [^.]+\. )?(?:Open until|Closes in|Opens (?:at|tomorrow|\w+day)) [\w :]+\.$/

test('the page after an enquiry keeps the car, says who answers when, and leads back to the very list [PLUS-086] [PLUS-082]', {
  tag: '@phone',
}, async ({ page }) => {
  const list = '/search/used-cars?page=2'
  await page.goto(on('harbour', list))
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: /^Explore Vehicle/ }).click()
  await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/)
  const { pathname } = new URL(page.url())
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await fillContact(dialog)
  await dialog.getByLabel('Message').fill('Is it still there?')
  await fillAsPerson(page)
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))

  const asked = page.getByRole('article').first()
  await expect(asked.locator(`a[href="${pathname}"]`).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(page.getByText(hours)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Similar/ })).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to your results' })
  await expect(back).toHaveAttribute('href', list)
  await back.click()
  await expect(page).toHaveURL(on('harbour', list))
})

test('after a question to one dealership the hours are its own [PLUS-086]', async ({
  plainPage,
}) => {
  await plainPage.goto(on('harbour', '/contact'))
  await fillContact(plainPage)
  await plainPage.getByLabel('Enquiry type').selectOption('General Enquiry')
  await plainPage.getByRole('combobox', { name: 'Dealership' }).selectOption('Harbour Kia')
  await plainPage.getByLabel('Message').fill('Are you open on Saturday?')
  await fillAsPerson(plainPage)
  await plainPage.getByRole('button', { name: 'Send' }).click()
  await expect(plainPage).toHaveURL(on('harbour', '/success'))
  await expect(plainPage.getByText(hours)).toContainText('Harbour Kia Maroochydore: ')
})

test('without script it keeps the car and the hours too, and leads to the stock [PLUS-086]', async ({
  plainPage,
  request,
}) => {
  const path = await aCarPath(request, 'harbour', '/search/used-cars')
  await plainPage.goto(on('harbour', `${path}/enquire`))
  await fillContact(plainPage)
  await plainPage.getByLabel('Message').fill('Is it still there?')
  await fillAsPerson(plainPage)
  await plainPage.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(plainPage).toHaveURL(on('harbour', '/success'))
  await expect(plainPage.locator(`article a[href="${path}"]`).first()).toBeVisible()
  await expect(plainPage.getByText(hours)).toBeVisible()
  await expect(plainPage.getByText(/^A named salesperson replies within an hour/)).toBeVisible()
  await expect(plainPage.getByRole('link', { name: 'Keep looking' })).toHaveAttribute(
    'href',
    '/search',
  )
})
