// The taps a shopper makes first on a phone. Each begins on a page nobody has touched, unless `before`
// touches it; `isDone` waits for what the tap is for.
const filters = (page) => page.getByRole('dialog', { name: 'Filters' })
const card = (page) => page.getByRole('article').first()

/** A make that can be chosen, in the open sheet. */
const makeOf = (page, name) => filters(page).getByRole('link', { name: new RegExp(`${name} ?,`) })

async function openFilters(page) {
  await page.getByRole('button', { name: 'Filters' }).tap()
  await filters(page).waitFor()
}

async function chooseOne(page) {
  await openFilters(page)
  await makeOf(page, 'Toyota').tap()
  await page.waitForURL(/Toyota/i)
}

/** @param {{ search: string, car: string }} paths a page of results, a vehicle with several pictures */
export const createTaps = ({ search, car }) => [
  {
    name: 'filter sheet',
    path: search,
    target: (page) => page.getByRole('button', { name: 'Filters' }),
    isDone: (page) => filters(page).waitFor(),
  },
  {
    name: 'first filter',
    path: search,
    before: openFilters,
    target: (page) => makeOf(page, 'Toyota'),
    isDone: (page) => page.waitForURL(/Toyota/i),
  },
  {
    name: 'later filter',
    path: search,
    before: chooseOne,
    target: (page) => makeOf(page, 'Mazda'),
    isDone: (page) => page.waitForURL(/Mazda/i),
  },
  {
    name: 'enquiry dialog',
    path: search,
    target: (page) => card(page).getByRole('link', { name: /^Quick Enquiry/ }),
    isDone: (page) => page.getByRole('dialog').getByLabel('First Name').waitFor(),
  },
  {
    name: 'gallery next',
    path: `${car}?view=gallery`,
    target: (page) => page.getByRole('link', { name: 'Next picture' }),
    isDone: (page) =>
      page
        .getByText(/^2\/\d+$/)
        .first()
        .waitFor(),
  },
  {
    name: 'compare',
    path: search,
    target: (page) => card(page).getByRole('button', { name: /^Compare / }),
    isDone: (page) => card(page).locator('[aria-pressed=true]').first().waitFor(),
  },
]
