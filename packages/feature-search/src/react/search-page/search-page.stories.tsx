import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createSearchPageSeed, restoreSearchPage, type StockCard } from '../../model/index.ts'
import {
  aSearchStory,
  aStockSearchClient,
  type SearchStory,
  type StockSearchClient,
} from '../../testing/index.ts'
import { readRenderedResults } from '../car-grid/result-list.tsx'
import { loadSearchView } from '../results-map/late-results-map.tsx'
import { sixPlaces } from '../results-map/results-map.fixtures.ts'
import { inertSearchClient, SearchPage } from './search-page.tsx'

const site = aSite({ features: { reserve: false } })
const nowMs = Date.parse('2026-10-03T10:00:00+10:00')
const cars = aStock(90, { id: 1, slug: 'example-motors', name: 'Example Motors' })
const slots = { hrefFor: { enquiry: (car: StockCard) => `/cars/${car.slug}/enquire` } }

type Loaded = SearchStory & { stock: StockSearchClient }

/** A search over the stock, opened with a query. */
const opened = (
  query: string,
  dealer = site,
  ownCars = cars,
  governmentCharges = dealer.search.governmentCharges,
) => ({
  loaders: [
    async (): Promise<Loaded> => {
      const stock = aStockSearchClient(ownCars, { ...dealer, governmentCharges }, nowMs)
      return { stock, ...(await aSearchStory(stock, dealer, query, nowMs)) }
    },
  ],
  render: (_: unknown, { loaded }: { loaded: Partial<Loaded> }) => {
    const { page, searchClient } = loaded as Loaded
    return <SearchPage page={page} site={dealer} searchClient={searchClient} slots={slots} />
  },
})

/** Part axe looks at where a story is about what the page does: of its many like cards the first four. */
const fewCards = {
  include: ['body'],
  exclude: ['.sb-wrapper', '#storybook-docs', '[data-columns] > li:nth-child(n + 5)'],
}

/** A journey over the page, which ends once no search runs. */
const behaves = (
  journey: (story: ReturnType<typeof within> & { stock: StockSearchClient }) => Promise<void>,
) => ({
  parameters: { a11y: { context: fewCards } },
  play: async ({
    canvasElement,
    loaded,
  }: {
    canvasElement: HTMLElement
    loaded: Partial<Loaded>
  }) => {
    const { stock } = loaded as Loaded
    await journey({ ...within(canvasElement), stock })
    await settle()
  },
})

/** Waits until the page has followed the address and no search runs. */
const settle = () =>
  waitFor(async () => {
    const here = document.querySelector<HTMLAnchorElement>('a[aria-label^="Show Me"]')
    if (here) await expect(here.href).toBe(location.href)
    await expect(document.querySelector('[aria-busy=true]')).toBeNull()
  })

/** An option of the sidebar; the tiles above the results have the same makes. */
const option = (name: RegExp) =>
  within(within(document.body).getByRole('dialog', { name: 'Filters' })).findByRole('link', {
    name,
  })
const parameter = (name: string) => new URLSearchParams(location.search).get(name)
const count = (story: Pick<ReturnType<typeof within>, 'getAllByText'>) =>
  Number(/\d+/.exec(story.getAllByText(/^\d+ cars? found$/)[0]?.textContent ?? '')?.[0])

const meta = {
  title: 'Search/Search page',
  parameters: { layout: 'fullscreen' },
  // Each story leaves the address as it was, once it is over: the search follows the address until then.
  beforeEach: () => {
    const { href } = location
    return () => history.replaceState(null, '', href)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...opened('') }

export const Filtered: Story = { ...opened('make=Toyota&body=SUV&body=Ute&price=20000:60000') }

export const Empty: Story = { ...opened('query=zeppelin') }

export const FourColumns: Story = { ...opened('', aSite({ search: { columns: 4 } })) }

export const LowestPriceLeavesOutCarsWithoutOne: Story = {
  ...opened(
    'sortBy=price:asc',
    aSite({ search: { priceAboveZeroOnAscending: true } }),
    cars.map((car, index) => (index < 4 ? { ...car, price: 0 } : car)),
  ),
  name: 'By lowest price the dealer leaves out cars without one [CFG-042]',
  ...behaves(async (story) => {
    await expect(count(story)).toBe(86)
    await userEvent.selectOptions(
      await story.findByRole('combobox', { name: 'Sort by' }),
      'Highest price',
    )
    await waitFor(() => expect(count(story)).toBe(90))
  }),
}

/** Words of a list about prices without government charges. */
const aboutPrices = /^Some prices exclude government charges\./

export const PricesWithoutChargesAsAdvertised: Story = {
  ...opened('sortBy=price:asc'),
  name: 'The list says once that some prices exclude charges, while it goes by price [PLUS-076]',
  ...behaves(async (story) => {
    await expect(await story.findByText(aboutPrices)).toHaveTextContent(
      'We sort and filter them as advertised, so allow for the charges on top.',
    )
    const sort = await story.findByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Latest')
    await waitFor(() => expect(story.queryByText(aboutPrices)).toBeNull())
    await userEvent.selectOptions(sort, 'Highest price')
    await expect(await story.findByText(aboutPrices)).toBeVisible()
  }),
}

export const PricesWithoutChargesEstimated: Story = {
  ...opened('price=30000:60000', site, cars, [
    {
      state: 'qld',
      stampDuty: [{ upToDollars: null, percent: 3 }],
      newVehicleDollars: 820,
      usedVehicleDollars: 33,
    },
  ]),
  name: 'With the charges of the state the list says that it goes by an estimate [PLUS-076]',
  parameters: { a11y: { context: fewCards } },
  play: async ({ canvasElement }) => {
    const story = within(canvasElement)
    await expect(await story.findByText(aboutPrices)).toHaveTextContent(
      'We sort and filter them by our estimate of the drive-away price. Ask us for the exact total.',
    )
  },
}

export const PricesDriveAway: Story = {
  ...opened(
    'sortBy=price:asc',
    site,
    cars.map((car) => ({ ...car, price_type: 'Drive Away' })),
  ),
  name: 'A list of drive-away prices says nothing of charges [PLUS-076]',
  parameters: { a11y: { context: fewCards } },
  play: async ({ canvasElement }) => {
    const story = within(canvasElement)
    await expect(await story.findAllByText('Drive Away')).not.toHaveLength(0)
    await expect(story.queryByText(aboutPrices)).toBeNull()
  },
}

export const SendsNothingByItself: Story = {
  ...opened('make=Toyota'),
  name: 'Sends nothing by itself',
  ...behaves(async ({ stock, findByRole }) => {
    await findByRole('heading', { level: 1, name: 'Toyota for Sale' })
    await expect(stock.calls).toHaveLength(0)
    await userEvent.selectOptions(await findByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    await waitFor(() => expect(parameter('sortBy')).toBe('price:asc'))
    await expect(stock.calls).toHaveLength(1)
  }),
}

export const TheHeadingSaysThatNothingIsFound: Story = {
  ...opened('make=Toyota&query=zeppelin'),
  name: 'The heading says that nothing is found, until something is [PLUS-054]',
  ...behaves(async ({ findByRole }) => {
    await findByRole('heading', { level: 1, name: 'No Toyota Found' })
    await userEvent.click(await findByRole('link', { name: /Remove filter “?zeppelin/ }))
    await findByRole('heading', { level: 1, name: 'Toyota for Sale' })
    await waitFor(() => expect(document.title).toMatch(/^Toyota for Sale/))
  }),
}

export const PickingAMakeOpensItsModels: Story = {
  ...opened(''),
  name: 'Picking a make opens its models [SRCH-082]',
  ...behaves(async ({ stock, findByRole, queryByRole }) => {
    await expect(queryByRole('link', { name: /^Corolla/ })).toBeNull()
    await userEvent.click(await option(/^Toyota/))
    await findByRole('link', { name: /^Corolla/ })
    await expect(parameter('make')).toBe('Toyota')
    await expect(stock.calls).toHaveLength(1)
  }),
}

export const ShowAllMakes: Story = {
  ...opened(''),
  name: 'Show all makes opens and closes the list [SRCH-081]',
  ...behaves(async ({ findByText, findByRole, queryByRole }) => {
    await expect(queryByRole('link', { name: /^Tesla/ })).toBeNull()
    await userEvent.click(await findByText('Show all makes'))
    const rare = await findByRole('link', { name: /^Tesla/ })
    await expect(rare).toBeVisible()
    await userEvent.click(await findByText('Show fewer makes'))
    await expect(rare).not.toBeVisible()
    await expect(await option(/^Toyota/)).toBeVisible()
  }),
}

export const ASliderSearchesAfterADelay: Story = {
  ...opened('page=2'),
  name: 'A slider searches once, after a delay, and goes back to page 1 [SRCH-068] [SRCH-069]',
  ...behaves(async ({ stock, findByRole }) => {
    const thumb = await findByRole('slider', { name: /price to/i })
    thumb.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(parameter('price')).toBeNull()
    await expect(stock.calls).toHaveLength(0)
    await waitFor(() => expect(parameter('price')).toMatch(/^:\d+$/))
    await expect(parameter('page')).toBeNull()
    await waitFor(() => expect(stock.calls).toHaveLength(1))
  }),
}

export const TypingSearchesOnce: Story = {
  ...opened(''),
  name: 'Typing searches once, bound to the address [SRCH-011]',
  ...behaves(async ({ stock, ...canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Keyword'), 'hilux')
    await waitFor(() => expect(parameter('query')).toBe('hilux'))
    await waitFor(() => expect(count(canvas)).toBeLessThan(90))
    await expect(stock.calls).toHaveLength(1)
  }),
}

export const TurningThePage: Story = {
  ...opened(''),
  name: 'Turning the page moves the focus to the heading; a change is announced once [PLUS-021]',
  ...behaves(async ({ findByRole, getByRole, getAllByRole }) => {
    await userEvent.click(await findByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(parameter('page')).toBe('2')
    const statuses = getAllByRole('status')
    const said: string[] = []
    const watch = new MutationObserver((records) => {
      const changed = new Set(
        records.map(({ target }) =>
          statuses.find((status: HTMLElement) => status.contains(target)),
        ),
      )
      for (const status of changed) if (status?.textContent) said.push(status.textContent)
    })
    for (const status of statuses)
      watch.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.click(await option(/^Toyota/))
    await waitFor(() => expect(said).toHaveLength(1))
    await userEvent.click(await option(/^Ford/))
    // Whatever is said of the first change comes before the second one's number.
    await waitFor(() => expect(new Set(said).size).toBe(2))
    watch.disconnect()
    const found = expect.stringMatching(/^\d+ cars found$/)
    await expect(said).toEqual([found, found])
  }),
}

export const TheOrderIsInTheAddress: Story = {
  ...opened(''),
  name: 'The order is bound to sortBy [SRCH-013]',
  ...behaves(async ({ findByRole, getAllByText }) => {
    await userEvent.selectOptions(await findByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    await waitFor(() => expect(parameter('sortBy')).toBe('price:asc'))
    const dollars = () =>
      getAllByText(/^\$[\d,]+$/, { selector: 'strong' }).map((price: HTMLElement) =>
        Number(price.textContent?.replace(/\D/g, '')),
      )
    await waitFor(() => expect(dollars()).toEqual([...dollars()].sort((a, b) => a - b)))
  }),
}

export const ARepeatedSearchIsRemembered: Story = {
  ...opened(''),
  name: 'A repeated search makes no new request [SRCH-066]',
  ...behaves(async ({ stock, ...canvas }) => {
    await userEvent.click(await option(/^Toyota/))
    await waitFor(() => expect(count(canvas)).toBeLessThan(90))
    await userEvent.click(await canvas.findByRole('link', { name: /Remove filter Toyota/ }))
    await waitFor(() => expect(count(canvas)).toBe(90))
    await userEvent.click(await option(/^Toyota/))
    await waitFor(() => expect(count(canvas)).toBeLessThan(90))
    await expect(stock.calls).toHaveLength(1)
    await userEvent.click(await option(/^Ford/))
    await waitFor(() => expect(stock.calls).toHaveLength(2))
  }),
}

export const FormerCarsStayWhileLoading: Story = {
  ...opened(''),
  name: 'The former cars stay while a search runs, dimmed [SRCH-063]',
  ...behaves(async ({ stock, getAllByRole, queryByText }) => {
    const answered = new EventTarget()
    stock.gate = new Promise<void>((resolve) => {
      answered.addEventListener('answer', () => resolve())
    })
    await userEvent.click(await option(/^Toyota/))
    const list = () => getAllByRole('article')[0]?.closest('ul')
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'true'))
    await expect(getAllByRole('article')).toHaveLength(21)
    await expect(queryByText('No Results Available')).toBeNull()
    answered.dispatchEvent(new Event('answer'))
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'false'))
    await expect(getAllByRole('article').length).toBeLessThan(21)
  }),
}

export const FormerCarsStayAfterAFailure: Story = {
  ...opened(''),
  name: 'The former cars stay when a search fails, with a notice [SRCH-064]',
  ...behaves(async ({ stock, findByRole, getAllByRole }) => {
    stock.isDown = true
    await userEvent.click(await option(/^Toyota/))
    const notice = await findByRole('alert')
    await expect(notice).toHaveTextContent('We couldn’t update the results')
    await expect(getAllByRole('article')).toHaveLength(21)
  }),
}

export const ItRecoversWithoutAReload: Story = {
  ...opened(''),
  name: 'After a failure Try Again brings the cars, and so does the next choice [SRCH-062]',
  ...behaves(async ({ stock, ...canvas }) => {
    stock.isDown = true
    await userEvent.click(await option(/^Toyota/))
    const notice = await canvas.findByRole('alert')
    stock.isDown = false
    await userEvent.click(within(notice).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(count(canvas)).toBe(15))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    stock.isDown = true
    await userEvent.click(await option(/^Ford/))
    await canvas.findByRole('alert')
    stock.isDown = false
    await userEvent.click(await option(/^Mazda/))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  }),
}

export const OptionsKeepTheirPlace: Story = {
  ...opened(''),
  ...behaves(async (canvas) => {
    const labels = () =>
      within(within(document.body).getByRole('dialog', { name: 'Filters' }))
        .getByRole('heading', { level: 3, name: 'Body type' })
        .closest('details')
        ?.querySelectorAll('li')
    const before = [...(labels() ?? [])].map((item) => item.textContent?.replace(/[\d,].*/, ''))
    await userEvent.click(await option(/^Toyota/))
    await waitFor(() => expect(count(canvas)).toBe(15))
    const after = [...(labels() ?? [])].map((item) => item.textContent?.replace(/[\d,].*/, ''))
    await expect(after).toEqual(before)
  }),
}

export const ClearAllTakesEveryFilterAway: Story = {
  ...opened('make=Toyota&body=SUV&query=toyota'),
  ...behaves(async (canvas) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Clear all' }))
    await waitFor(() => expect(count(canvas)).toBe(90))
    await expect(canvas.queryByRole('list', { name: 'Chosen filters' })).toBeNull()
    await expect(canvas.getByLabelText('Keyword')).toHaveValue('')
  }),
}

/** Lets 50 ms pass from frame to frame, however long they take; gives the function that ends it. */
function paceFrames(): () => void {
  const nextFrame = window.requestAnimationFrame
  let frameMs = 0
  let pacedMs = 0
  window.requestAnimationFrame = (run) =>
    nextFrame((nowMs) => {
      if (nowMs !== frameMs) pacedMs += 50
      frameMs = nowMs
      run(pacedMs)
    })
  return () => {
    window.requestAnimationFrame = nextFrame
  }
}

export const TheCountRunsToItsNewNumber: Story = {
  ...opened(''),
  beforeEach: paceFrames,
  name: 'Show Me N cars counts to its new number [SRCH-019]',
  ...behaves(async ({ getByText }) => {
    const button = getByText('Show Me 90 cars')
    const shown: number[] = []
    const watch = new MutationObserver(() =>
      shown.push(Number(/\d+/.exec(button.textContent)?.[0])),
    )
    watch.observe(button, { childList: true, characterData: true, subtree: true })
    await userEvent.click(await option(/^Toyota/))
    await waitFor(() => expect(button).toHaveTextContent('Show Me 15 cars'))
    watch.disconnect()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const between = shown.filter((number) => number > 15 && number < 90)
    await expect(between.length > 0).toBe(!isCalm)
    await expect(shown).toEqual([...shown].sort((a, b) => b - a))
  }),
}

export const ASearchScrollsToTheTop: Story = {
  ...opened(''),
  name: 'The page scrolls to the top after a search [SRCH-065]',
  ...behaves(async () => {
    const toyota = await option(/^Toyota/)
    window.scrollTo({ top: 300, behavior: 'instant' })
    await expect(window.scrollY).toBe(300)
    await userEvent.click(toyota)
    await waitFor(() => expect(window.scrollY).toBe(0))
  }),
}

export const ThreeCardsARow: Story = {
  ...opened(''),
  name: 'Cards stand three in a row on wide screens [SRCH-016]',
  ...behaves(async ({ findAllByRole }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(1280)
    const cards: HTMLElement[] = await findAllByRole('article')
    const tops = cards.map((card) => card.getBoundingClientRect().top)
    const inFirstRow = tops.filter((top) => top === tops[0])
    await expect(inFirstRow).toHaveLength(3)
  }),
}

const placed = cars.map((car, index) => ({
  ...car,
  location_name: index % 3 === 0 ? 'Harbour Ford Newcastle' : 'Harbour Toyota Hamilton',
}))

const withMap = (query: string) => ({
  loaders: [
    async () => {
      await loadSearchView('map')
      const stock = aStockSearchClient(placed, site, nowMs)
      const { page, searchClient } = await aSearchStory(stock, site, query, nowMs)
      const base = { ...page.base, view: 'map' as const }
      return { stock, page: { ...page, base, hasMap: true }, searchClient }
    },
  ],
  render: (_: unknown, { loaded }: { loaded: Partial<Loaded> }) => {
    const { page, searchClient } = loaded as Loaded
    const own = { page, site, searchClient, slots, map: sixPlaces }
    return <SearchPage {...own} />
  },
})

export const BesideAMap: Story = { ...withMap('') }

export const APlaceOnTheMapNarrowsTheList: Story = {
  ...withMap(''),
  name: 'A place on the map leaves its cars, keeps the counts of others, and goes with its chip [PLUS-081]',
  ...behaves(async (story) => {
    const { findByRole, getByRole } = story
    const map = within(await findByRole('list', { name: 'Places on the map' }))
    await userEvent.click(map.getByRole('link', { name: 'Harbour Ford Newcastle, 30 cars' }))
    await waitFor(() => expect(count(story)).toBe(30))
    await expect(parameter('location_name')).toBe('Harbour Ford Newcastle')
    await expect(parameter('view')).toBe('map')
    await expect(map.getByRole('link', { name: 'Harbour Toyota Hamilton, 60 cars' })).toBeVisible()
    await userEvent.click(await option(/^Toyota/))
    await waitFor(() => expect(count(story)).toBeLessThan(30))
    await expect(map.getByRole('link', { current: true })).toHaveAccessibleName(
      `Harbour Ford Newcastle, ${count(story)} cars`,
    )
    await userEvent.click(getByRole('link', { name: 'Remove filter Harbour Ford Newcastle' }))
    await waitFor(() => expect(parameter('location_name')).toBeNull())
  }),
}

const onMismatch = fn()

/** A page as a server sends it: its HTML, and data without the cars. */
function ServerPage({ page, searchClient }: SearchStory) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current === null) return
    const shared = { site, slots }
    root.current.innerHTML = renderToString(
      <SearchPage {...shared} page={page} searchClient={inertSearchClient} />,
    )
    const seed = JSON.parse(JSON.stringify(createSearchPageSeed(page)))
    const tree = hydrateRoot(
      root.current,
      <SearchPage
        {...shared}
        page={restoreSearchPage(seed, site)}
        renderedResults={readRenderedResults(root.current)}
        searchClient={searchClient}
      />,
      { onRecoverableError: onMismatch },
    )
    return () => {
      setTimeout(() => tree.unmount())
    }
  }, [page, searchClient])
  return <div ref={root} />
}

export const TakesCardsOverAsHtml: Story = {
  ...opened(''),
  name: 'Data without cars: those of the page stay, and come back without another search',
  render: (_, { loaded }) => <ServerPage {...(loaded as SearchStory)} />,
  ...behaves(async ({ stock, findAllByRole, getAllByRole }) => {
    onMismatch.mockClear()
    const texts = () => getAllByRole('article').map((card: HTMLElement) => card.textContent)
    await findAllByRole('article')
    const first = texts()
    await userEvent.click(await option(/^Kia/))
    await waitFor(() => expect(stock.calls).toHaveLength(1))
    await waitFor(() => expect(texts()).not.toEqual(first))
    await expect(onMismatch).not.toHaveBeenCalled()
    await userEvent.click(await option(/^Kia/))
    await waitFor(() => expect(texts()).toEqual(first))
    await expect(stock.calls).toHaveLength(1)
  }),
}
