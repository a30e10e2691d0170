import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { Button } from '@forecourt/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { formatSearchIndexName, sortIndexName, toggleFacet } from '../../model/index.ts'
import { aSearchStory, aStockSearchClient, type SearchStory } from '../../testing/index.ts'
import { SearchPage } from '../search-page/search-page.tsx'
import { SearchProvider, useStockSearch } from './search-provider.tsx'

const site = aSite({
  search: { filters: [{ facet: 'colour' }], priceAboveZeroOnAscending: true },
})
const nowMs = Date.parse('2026-10-03T10:00:00+10:00')
const yard = aStock(90, { id: 1, slug: 'example-motors', name: 'Example Motors' })
const orders = site.search.sortOptions.map(({ value, label }) => ({
  label,
  value: sortIndexName(formatSearchIndexName(site), value),
}))

function Colours() {
  const { items, refine } = useRefinementList({ attribute: 'colour' })
  return (
    <fieldset>
      <legend>Colours</legend>
      {items.map(({ value, label, count, isRefined }) => (
        <label key={value}>
          <input type="checkbox" checked={isRefined} onChange={() => refine(value)} />
          {label} ({count})
        </label>
      ))}
    </fieldset>
  )
}

function PriceCap() {
  const { range, start, refine } = useRange({ attribute: 'compared_price' })
  const most = Number.isFinite(start[1]) ? start[1] : range.max
  return (
    <p>
      Up to ${most} of ${range.max}{' '}
      <Button onClick={() => refine([undefined, 30_000])}>Under $30,000</Button>
    </p>
  )
}

function Order() {
  const { currentRefinement, options, refine } = useSortBy({ items: orders })
  return (
    <label>
      Order{' '}
      <select value={currentRefinement} onChange={({ target }) => refine(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Words() {
  const { query, refine } = useSearchBox()
  return (
    <label>
      Words <input type="search" value={query} onChange={({ target }) => refine(target.value)} />
    </label>
  )
}

function Titles() {
  const { items } = useHits<{ name: string }>()
  const { currentRefinement, nbPages, refine, createURL } = usePagination()
  const next = currentRefinement + 1
  return (
    <>
      <ol aria-label="Titles">
        {items.map(({ objectID, name }) => (
          <li key={objectID}>{name}</li>
        ))}
      </ol>
      <p>
        Page {next} of {nbPages}{' '}
        <a
          href={createURL(next)}
          onClick={(event) => {
            event.preventDefault()
            refine(next)
          }}
        >
          Next
        </a>
      </p>
    </>
  )
}

/* What our own hook has of the same search. */
function Told() {
  const { state, results, onSearch } = useStockSearch()
  return (
    <p>
      <output>{results.count} found</output>{' '}
      <Button onClick={() => onSearch({ state: toggleFacet(state, 'colour', 'Glacier White') })}>
        {state.facets.colour?.includes('Glacier White') ? 'Any colour' : 'White only'}
      </Button>
    </p>
  )
}

const openSearch = (query: string) => async () => {
  const stock = aStockSearchClient(yard, site, nowMs)
  return { stock, ...(await aSearchStory(stock, site, query, nowMs)) }
}

const opened = (query: string) => ({
  loaders: [openSearch(query)],
  render: (_: unknown, { loaded }: { loaded: Partial<SearchStory> }) => (
    <SearchProvider {...(loaded as SearchStory)} site={site}>
      <h1>Our stock</h1>
      <Colours />
      <PriceCap />
      <Order />
      <Words />
      <Told />
      <Titles />
    </SearchProvider>
  ),
})

const parameter = (name: string) => new URLSearchParams(location.search).get(name)
const titles = () =>
  within(within(document.body).getByRole('list', { name: 'Titles' })).queryAllByRole('listitem')

const meta = {
  title: 'Search/Search provider',
  beforeEach: () => {
    const home = location.pathname + location.search
    return () => history.replaceState(null, '', home)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...opened('colour=Glacier+White') }

export const WidgetsOfInstantSearchStartWithTheAddress: Story = {
  ...opened('colour=Glacier+White&price=:60000&sortBy=price:desc&query=toyota'),
  name: 'Widgets of InstantSearch start with the address and ask nothing',
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Glacier White/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /^Graphite/ })).not.toBeChecked()
    await expect(canvas.getByText(/^Up to \$60000/)).toBeVisible()
    await expect(canvas.getByLabelText('Order')).toHaveDisplayValue('Highest price')
    await expect(canvas.getByLabelText('Words')).toHaveValue('toyota')
    await expect(loaded['stock'].calls).toHaveLength(0)
  },
}

export const WidgetsOfInstantSearchShareOurSearch: Story = {
  ...opened(''),
  name: 'Widgets of InstantSearch and our parts share state, address and cars',
  play: async ({ canvas, loaded }) => {
    const white = () => canvas.getByRole('checkbox', { name: /^Glacier White/ })
    const total = Number(/\((\d+)\)/.exec(white().closest('label')?.textContent ?? '')?.[1])
    await userEvent.click(white())
    await canvas.findByText(`${total} found`)
    await expect(parameter('colour')).toBe('Glacier White')
    await expect(titles()).toHaveLength(Math.min(total, 21))
    await userEvent.click(canvas.getByRole('button', { name: 'Any colour' }))
    await canvas.findByText('90 found')
    await expect(white()).not.toBeChecked()
    await expect(parameter('colour')).toBeNull()

    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&]page=2(&|$)/),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(parameter('page')).toBe('2'))
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Lowest price')
    await waitFor(() => expect(parameter('sortBy')).toBe('price:asc'))
    await expect(parameter('page')).toBeNull()
    await waitFor(() =>
      expect(loaded['stock'].calls.at(-1)?.[0]).toMatchObject({ filters: 'price > 0', page: 0 }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Under $30,000' }))
    await waitFor(() => expect(parameter('price')).toBe(':30000'))
    await userEvent.type(canvas.getByLabelText('Words'), 'zeppelin')
    await canvas.findByText('0 found')
    await expect(titles()).toHaveLength(0)
    await expect(parameter('query')).toBe('zeppelin')

    history.back()
    await waitFor(() => expect(parameter('page')).toBe('2'))
    await canvas.findByText('90 found')
    await expect(canvas.getByText(/^Page 2 of 5/)).toBeVisible()
    await expect(canvas.getByLabelText('Words')).toHaveValue('')
  },
}

const bare = aSite({ search: { filters: [{ facet: 'make' }] } })

export const WidgetBesideTheSidebar: Story = {
  loaders: [
    async () => {
      const stock = aStockSearchClient(yard, bare, nowMs)
      return { stock, ...(await aSearchStory(stock, bare, '', nowMs, ['colour'])) }
    },
  ],
  name: 'A widget refines what the sidebar does not count',
  render: (_, { loaded }) => (
    <SearchProvider {...(loaded as SearchStory)} site={bare}>
      <Colours />
      <Told />
    </SearchProvider>
  ),
  play: async ({ canvas, loaded }) => {
    const white = () => canvas.getByRole('checkbox', { name: /^Glacier White/ })
    const total = Number(/\((\d+)\)/.exec(white().closest('label')?.textContent ?? '')?.[1])
    await expect(loaded['stock'].calls).toHaveLength(0)
    await userEvent.click(white())
    await canvas.findByText(`${total} found`)
    await expect(parameter('colour')).toBe('Glacier White')
    await userEvent.click(white())
    await canvas.findByText('90 found')
    await userEvent.click(white())
    await canvas.findByText(`${total} found`)
  },
}

function Badges() {
  const { items, refine } = useRefinementList({ attribute: 'badge' })
  const { state, results, onSearch } = useStockSearch()
  return (
    <>
      <output>{results.count} found</output>
      <Button onClick={() => onSearch({ state: toggleFacet(state, 'make', 'Toyota') })}>
        Toyota
      </Button>
      {items.map(({ value, count }) => (
        <Button key={value} onClick={() => refine(value)}>
          {value} ({count})
        </Button>
      ))}
    </>
  )
}

const withBadges = aSite({ search: { filters: [{ facet: 'make' }, { facet: 'badge' }] } })

export const WidgetKeepsAFacetOfOurs: Story = {
  loaders: [
    async () => {
      const stock = aStockSearchClient(yard, withBadges, nowMs)
      return { stock, ...(await aSearchStory(stock, withBadges, 'make=Toyota', nowMs)) }
    },
  ],
  name: 'A widget keeps a facet that the sidebar counts no longer',
  render: (_, { loaded }) => (
    <SearchProvider {...(loaded as SearchStory)} site={withBadges}>
      <Badges />
    </SearchProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toyota' }))
    await canvas.findByText('90 found')
    const [badge] = await canvas.findAllByRole('button', { name: /\(\d+\)$/ })
    const [, total] = /\((\d+)\)$/.exec(badge?.textContent ?? '') ?? []
    badge?.click()
    await canvas.findByText(`${total} found`)
    await expect(parameter('badge')).not.toBeNull()
  },
}

export const QuickPressesAddUp: Story = {
  ...opened(''),
  name: 'Presses a search page has not followed yet are shown at once, and each counts',
  render: (_, { loaded }) => (
    <SearchPage
      {...(loaded as SearchStory)}
      site={site}
      slots={{ hrefFor: { enquiry: ({ slug }) => `/cars/${slug}/enquire` } }}
    />
  ),
  play: async ({ canvas }) => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filters' }))
    const [white, graphite, third] = sheet.getAllByRole('link', { name: /\d$/ })
    const chosen = () => new URLSearchParams(location.search).getAll('colour')
    const chips = () => canvas.queryAllByRole('link', { name: /^Remove filter/ })
    for (const option of [white, graphite, third]) option?.click()
    await waitFor(() => expect(chosen()).toHaveLength(3))
    await expect(graphite).toHaveAttribute('aria-current')
    await waitFor(() => expect(chips()).toHaveLength(3))
    for (const option of [white, white, graphite, third]) option?.click()
    await waitFor(() => expect(chosen()).toHaveLength(1))
    await expect(white).toHaveAttribute('aria-current')
    await expect(graphite).not.toHaveAttribute('aria-current')
    await waitFor(() => expect(chips()).toHaveLength(1))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  },
}

/* An app whose router goes from page to page without a load, and keeps pages to go back to. */
function RoutedApp({ first, second }: { first: SearchStory; second: SearchStory }) {
  const [shown, setShown] = useState<SearchStory | null>(first)
  return (
    <>
      <Button onClick={() => setShown(first)}>First search</Button>
      <Button onClick={() => setShown(second)}>Second search</Button>
      <Button onClick={() => setShown(null)}>About us</Button>
      {shown ? (
        <SearchProvider {...shown} site={site}>
          <Told />
        </SearchProvider>
      ) : (
        <p>About us</p>
      )}
    </>
  )
}

const routed: Pick<Story, 'loaders' | 'render'> = {
  loaders: [
    async () => ({ first: await openSearch('')(), second: await openSearch('make=Toyota')() }),
  ],
  render: (_, { loaded }) => <RoutedApp first={loaded['first']} second={loaded['second']} />,
}

export const AnotherPageBeginsAnotherSearch: Story = {
  ...routed,
  name: 'A page that takes the place of another begins another search, without asking',
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'White only' }))
    await waitFor(() => expect(parameter('colour')).toBe('Glacier White'))
    await userEvent.click(canvas.getByRole('button', { name: 'Second search' }))
    await canvas.findByText(`${loaded['second'].page.count} found`)
    await expect(canvas.getByRole('button', { name: 'White only' })).toBeVisible()
    await expect(loaded['second'].stock.calls).toHaveLength(0)
  },
}

export const PageShownAgainFollowsTheAddress: Story = {
  ...routed,
  name: 'A page that is shown again follows the address, which a search has changed since',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'White only' }))
    await waitFor(() => expect(parameter('colour')).toBe('Glacier White'))
    const found = (await canvas.findByText(/found$/)).textContent
    await userEvent.click(canvas.getByRole('button', { name: 'About us' }))
    await canvas.findByText('About us', { selector: 'p' })
    await userEvent.click(canvas.getByRole('button', { name: 'First search' }))
    await canvas.findByRole('button', { name: 'Any colour' })
    await waitFor(() => expect(canvas.getByText(/found$/)).toHaveTextContent(found))
  },
}

export const LinkOfARouterIsFollowed: Story = {
  ...routed,
  name: 'An address that the router of the app writes is searched, also without another page',
  play: async ({ canvas }) => {
    const home = location.href
    await userEvent.click(canvas.getByRole('button', { name: 'White only' }))
    await canvas.findByRole('button', { name: 'Any colour' })
    await waitFor(() => expect(parameter('colour')).toBe('Glacier White'))
    history.pushState(null, '', home)
    await canvas.findByRole('button', { name: 'White only' })
    await canvas.findByText('90 found')
    await expect(location.href).toBe(home)
  },
}

export const OtherPagesKeepTheirAddresses: Story = {
  ...routed,
  name: 'A search writes nothing over the address of another page, which a router goes back and forward to',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'White only' }))
    await waitFor(() => expect(parameter('colour')).toBe('Glacier White'))
    history.pushState(null, '', '/about-us')
    const write = spyOn(history, 'pushState')
    history.back()
    await waitFor(() => expect(parameter('colour')).toBe('Glacier White'))
    history.forward()
    await waitFor(() => expect(location.pathname).toBe('/about-us'))
    await userEvent.click(canvas.getByRole('button', { name: 'About us' }))
    history.back()
    await waitFor(() => expect(parameter('colour')).toBe('Glacier White'))
    await expect(write).not.toHaveBeenCalled()
  },
}
