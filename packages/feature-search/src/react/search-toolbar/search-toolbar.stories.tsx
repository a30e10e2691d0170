import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { createEmptySearchState, withFacet, withQuery, withRange } from '../../model/index.ts'
import { FilterChips } from './filter-chips.tsx'
import { SearchToolbar } from './search-toolbar.tsx'

const site = aSite()
const base = { path: '/search', rootPath: '/search', facets: {} }
const state = createEmptySearchState('relevance')
const chosen = withRange(
  withFacet(withFacet(withQuery(state, 'tow bar'), 'make', ['Ford', 'Toyota']), 'body', ['Ute']),
  'price',
  { min: 20_000, max: 45_000 },
)
const onSearch = fn()

const meta = {
  title: 'Search/Toolbar and chips',
  component: SearchToolbar,
  args: {
    context: { site, base },
    state,
    count: 1284,
    sortOptions: site.search.sortOptions,
    sheetId: 'filters',
  },
  render: (args) => (
    <>
      <SearchToolbar {...args} />
      <FilterChips context={args.context} state={args.state} />
    </>
  ),
} satisfies Meta<typeof SearchToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { state: chosen, count: 37 } }

export const NothingFound: Story = { args: { state: withQuery(state, 'zeppelin'), count: 0 } }

export const OneOrder: Story = {
  args: { sortOptions: [{ value: 'relevance', label: 'Most relevant' }] },
}

export const LongNames: Story = {
  args: {
    state: withFacet(withQuery(state, 'donaudampfschifffahrtsgesellschaft '.repeat(3)), 'make', [
      'Mercedes-Benz Commercial and Specialist Vehicles',
    ]),
  },
}

export const OnAPhone: Story = {
  args: { state: chosen },
  globals: { viewport: { value: 'phone' } },
}

export const Narrow: Story = { args: { state: chosen }, globals: { viewport: { value: 'narrow' } } }

/** The address that is saved has the filters, and neither page nor view nor a campaign. */
export const WithASearchToSave: Story = {
  args: {
    context: { site, base: { ...base, view: 'map' } },
    state: { ...chosen, page: 3, otherParameters: [['utm_source', 'mail']] },
    hasMap: true,
    saveHrefFor: ({ search }) => `/saved?search=${search}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Save this search' })).toHaveAttribute(
      'href',
      '/saved?search=/search?query=tow+bar&make=Ford&make=Toyota&body=Ute&price=20000:45000',
    )
  },
}

export const ASearchToSaveOnAPhone: Story = {
  ...WithASearchToSave,
  globals: { viewport: { value: 'phone' } },
}

export const WithMap: Story = { args: { state: chosen, hasMap: true } }

export const BesideMap: Story = {
  args: { context: { site, base: { ...base, view: 'map' } }, hasMap: true },
}

export const WithMapOnAPhone: Story = {
  args: { state: chosen, hasMap: true },
  globals: { viewport: { value: 'phone' } },
}

export const TheMapIsAnAddress: Story = {
  args: { state: chosen, hasMap: true },
  name: 'The map is the same search at an address of its own [PLUS-081]',
  play: async ({ canvas }) => {
    const { search } = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Map' })
    const parameters = new URLSearchParams(search)
    await expect(parameters.get('view')).toBe('map')
    await expect(parameters.getAll('make')).toEqual(['Ford', 'Toyota'])
  },
}

export const EachChipIsTakenAwayAlone: Story = {
  args: { state: chosen, context: { site, base, onSearch } },
  play: async ({ canvas }) => {
    onSearch.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Remove filter Ford' }))
    await expect(onSearch.mock.lastCall?.[0].state.facets.make).toEqual(['Toyota'])
    await userEvent.click(canvas.getByRole('link', { name: 'Remove filter $20,000 to $45,000' }))
    await expect(onSearch.mock.lastCall?.[0].state.ranges).toEqual({})
    await userEvent.click(canvas.getByRole('link', { name: 'Clear all' }))
    await expect(onSearch.mock.lastCall?.[0].state).toEqual(state)
  },
}
