import type { APIRequestContext, Page } from '@playwright/test'
import { aContact } from './enquiring.ts'
import { expect, on, test } from './journey.ts'
import { readMails } from './read-mails.ts'
import { aDealer, aFeedCar, openDealer } from './rows-dealer.ts'
import { sidebar, wake } from './searching.ts'
import { askForCode, codeField, forgetNetwork, readCode } from './signing-in.ts'

test.beforeEach(() => forgetNetwork())

const dealer = 'savesearch'

const known = [
  aFeedCar('V100'),
  aFeedCar('V101', { price: 26_990 }),
  aFeedCar('V102', { make: 'Mazda', model: 'CX-5', bodyconfiguration: 'SUV' }),
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(page: Page, request: APIRequestContext) {
  const contact = aContact()
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, dealer, contact.phone))
  await page.keyboard.press('Enter')
  return contact
}

// One dealer, whose stock changes.
test.describe.configure({ mode: 'serial' })

test.describe('saved searches', () => {
  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext()
    await openDealer(request, aDealer(dealer), known)
    await request.dispose()
  })

  test('who saves a search is told of a new match and a lower price once, and ends it by a link [PLUS-107]', async ({
    page,
    request,
  }) => {
    await page.goto(on(dealer, '/search'))
    const save = page.getByRole('link', { name: 'Save this search' })
    await expect(save).toHaveAttribute('href', '/saved-searches?search=%2Fsearch')
    await page.goto(on(dealer, '/search?make=Toyota&price=:30000&sortBy=price:asc'))
    await save.click()
    await expect(page.getByLabel('Mobile Number')).toBeVisible()
    const { email } = await signIn(page, request)

    await expect(heading(page)).toHaveText('Saved searches')
    await expect(page.getByText('2 cars match now.')).toBeVisible()
    await expect(page.getByLabel('Name of the search')).toHaveValue('Toyota, Up to $30,000')
    const box = page.getByRole('checkbox', { name: `Email ${email} when a new car matches` })
    await expect(
      box,
      'news need a box of their own, not ticked beforehand [D-121]',
    ).not.toBeChecked()
    await box.check()
    await page.getByRole('button', { name: 'Save search' }).click()
    await expect(page.getByText('Your search is saved.')).toBeVisible()
    const saved = page.getByRole('list', { name: 'Saved searches' }).getByRole('link')
    await expect(saved).toHaveText('Toyota, Up to $30,000')
    await expect(saved).toHaveAttribute('href', '/search?make=Toyota&price=:30000')
    expect(await readMails(request, dealer, email)).toEqual([])

    const changed = [
      aFeedCar('V100', { price: 23_490 }),
      ...known.slice(1),
      aFeedCar('V103', { year: 2023, price: 28_990 }),
      aFeedCar('V104', { price: 34_990 }),
      aFeedCar('V105', { make: 'Mazda', model: 'CX-5', price: 19_990 }),
    ]
    await openDealer(request, aDealer(dealer), changed)
    const mails = () => readMails(request, dealer, email)
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
    const [mail = ''] = await mails()
    expect(mail).toContain('1 new match and 1 price drop for “Toyota, Up to $30,000”')
    expect(mail).toContain('2023 Toyota Corolla')
    expect(mail).toContain('$23,490 Drive Away, was $24,990')
    expect(mail).not.toContain('$34,990')
    expect(mail).not.toContain('Mazda')

    // The same stock once more is no news.
    await openDealer(request, aDealer(dealer, { name: 'Rows Motors Two' }), changed)
    expect(await mails()).toHaveLength(1)

    const link = /https?:[^\s"<]*\/pages\/unsubscribe\?token=[\w.-]+/.exec(mail)?.[0] ?? ''
    const { pathname, search } = new URL(link)
    await page.goto(on(dealer, pathname + search))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(heading(page)).toHaveText('You are unsubscribed')
    await page.goto(on(dealer, '/saved-searches'))
    await expect(page.getByText(`${email} has unsubscribed, so nothing is emailed.`)).toBeVisible()
  })

  test('the link follows the filters that are chosen since the page came [PLUS-107]', async ({
    page,
  }) => {
    await page.goto(on(dealer, '/search'))
    await wake(page)
    await sidebar(page)
      .getByRole('link', { name: /Mazda ?,/ })
      .click()
    await expect(page).toHaveURL(/make=Mazda/)
    const save = page.getByRole('link', { name: 'Save this search' })
    await expect(async () => {
      await save.focus()
      await save.blur()
      expect(await save.getAttribute('href')).toContain('make%3DMazda')
    }).toPass()
  })
})

test.describe('saved searches without script', () => {
  test.use({ javaScriptEnabled: false })

  test('saving, renaming, ending mails and removing are forms, and a search that is none is said so [PLUS-107]', async ({
    page,
    request,
  }) => {
    await page.goto(on(dealer, '/search?make=Mazda'))
    await page.getByRole('link', { name: 'Save this search' }).click()
    const contact = aContact()
    await page.getByLabel('First Name').fill('Ann')
    await page.getByLabel('Last Name').fill('Lee')
    await page.getByLabel('Email Address').fill(contact.email)
    await page.getByLabel('Mobile Number').fill(contact.phone)
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible()
    await codeField(page).fill(await readCode(request, dealer, contact.phone))
    await page.keyboard.press('Enter')

    await page.getByLabel('Name of the search').fill('Mazdas for Ann')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('button', { name: 'Save search' }).click()
    const named = page.getByRole('link', { name: 'Mazdas for Ann' })
    await expect(named).toHaveAttribute('href', '/search?make=Mazda')
    await page.getByRole('button', { name: 'Email me about Mazdas for Ann' }).click()
    // Saving it once more begins with what holds, and changes nothing unasked.
    await page.goto(on(dealer, '/search?make=Mazda'))
    await page.getByRole('link', { name: 'Save this search' }).click()
    await expect(page.getByLabel('Name of the search')).toHaveValue('Mazdas for Ann')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: 'Save search' }).click()
    await page.getByRole('button', { name: 'Stop emails about Mazdas for Ann' }).click()
    await expect(page.getByRole('button', { name: 'Email me about Mazdas for Ann' })).toBeVisible()

    await page.goto(on(dealer, '/my-garage'))
    await page.getByRole('link', { name: 'Saved searches' }).click()
    await page.getByRole('button', { name: 'Remove Mazdas for Ann' }).click()
    await expect(page.getByText('No saved searches yet')).toBeVisible()
    await page.goto(on(dealer, '/saved-searches?search=/search/no-such-make'))
    await expect(page.getByRole('alert')).toContainText('This search no longer exists.')
  })
})
