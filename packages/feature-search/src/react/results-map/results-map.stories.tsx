import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createEmptySearchState, type SearchResults, withFacet } from '../../model/index.ts'
import { sixPlaces } from './results-map.fixtures.ts'
import { ResultsMap } from './results-map.tsx'

const site = aSite()
const base = { path: '/search', rootPath: '/search', facets: {}, view: 'map' as const }
const state = createEmptySearchState('relevance')
const onSearch = fn()

const newcastle = 'Harbour Ford Newcastle'
const counts = {
  'Harbour Toyota Hamilton': 266,
  'Harbour Mazda Capalaba': 192,
  'Harbour Hyundai Southport': 190,
  'Harbour Kia Maroochydore': 1,
  [newcastle]: 200,
  'Harbour Used Cars Central Coast': 1172,
}

const found = (location_name: Record<string, number>): SearchResults => ({
  cars: [],
  count: 0,
  pages: 0,
  counts: { location_name },
  stats: {},
})

const meta = {
  title: 'Search/Results map',
  tags: ['autodocs'],
  component: ResultsMap,
  parameters: { layout: 'padded' },
  args: {
    context: { site, base },
    state,
    results: found(counts),
    map: sixPlaces,
    children: <p>The cars found.</p>,
  },
} satisfies Meta<typeof ResultsMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnePlaceChosen: Story = {
  args: { state: withFacet(state, 'location_name', [newcastle]) },
}

export const SomeHaveNone: Story = {
  args: { results: found({ [newcastle]: 12, 'Harbour Toyota Hamilton': 3 }) },
}

export const NothingFound: Story = { args: { results: found({}) } }

export const TheChosenPlaceHasNone: Story = {
  args: {
    state: withFacet(state, 'location_name', [newcastle]),
    results: found({ 'Harbour Toyota Hamilton': 3 }),
  },
}

export const CarsElsewhere: Story = {
  args: { results: found({ ...counts, 'Harbour Storage': 4 }) },
}

export const LongNames: Story = {
  args: {
    map: {
      ...sixPlaces,
      markers: sixPlaces.markers.map((marker) => ({
        ...marker,
        name: `${marker.name} Commercial and Specialist Vehicles`,
      })),
    },
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

const partsOf = (canvasElement: HTMLElement) => ({
  markers: within(within(canvasElement).getByRole('list', { name: 'Places on the map' })),
  rows: within(within(canvasElement).getByRole('list', { name: 'Places' })),
})

export const SaysEachPlaceWithItsCars: Story = {
  ...SomeHaveNone,
  name: 'Says each place with its cars, on the map and in the list [PLUS-081]',
  play: async ({ canvasElement }) => {
    const { markers, rows } = partsOf(canvasElement)
    await expect(markers.getByRole('link', { name: `${newcastle}, 12 cars` })).toBeVisible()
    await expect(
      rows.getByRole('link', { name: /^Harbour Ford Newcastle .*12 cars$/ }),
    ).toBeVisible()
    await expect(markers.getAllByRole('link')).toHaveLength(2)
    await expect(markers.getAllByText('no cars')).toHaveLength(4)
    await expect(rows.getAllByText('no cars')).toHaveLength(4)
  },
}

export const APressLeavesThePlaceAlone: Story = {
  args: { context: { site, base, onSearch }, state: withFacet(state, 'make', ['Ford']) },
  name: 'A press leaves the cars of the place alone, and keeps the other filters [PLUS-081]',
  play: async ({ canvasElement }) => {
    onSearch.mockClear()
    const { markers, rows } = partsOf(canvasElement)
    const marker = markers.getByRole('link', { name: 'Harbour Kia Maroochydore, 1 car' })
    await expect(marker.getAttribute('href')).toBe(
      '/search?make=Ford&location_name=Harbour+Kia+Maroochydore&view=map',
    )
    marker.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onSearch.mock.lastCall?.[0].state.facets).toEqual({
      make: ['Ford'],
      location_name: ['Harbour Kia Maroochydore'],
    })
    await userEvent.click(rows.getByRole('link', { name: /^Harbour Toyota Hamilton/ }))
    await expect(onSearch.mock.lastCall?.[0].state.facets.location_name).toEqual([
      'Harbour Toyota Hamilton',
    ])
  },
}

export const ASecondPressBringsAllBack: Story = {
  args: {
    context: { site, base, onSearch },
    state: withFacet(state, 'location_name', [newcastle]),
  },
  name: 'The chosen place is marked, and a second press brings all back [PLUS-081]',
  play: async ({ canvasElement }) => {
    onSearch.mockClear()
    const { markers, rows } = partsOf(canvasElement)
    const chosen = markers.getByRole('link', { current: true })
    await expect(chosen).toHaveAccessibleName(`${newcastle}, 200 cars`)
    await expect(rows.getByRole('link', { current: true })).toHaveTextContent(newcastle)
    await userEvent.click(chosen)
    await expect(onSearch.mock.lastCall?.[0].state).toEqual(state)
  },
}

export const NoMarkerCoversAnother: Story = {
  globals: { viewport: { value: 'narrow' } },
  name: 'On a narrow phone no marker covers another, and each is large enough for a finger',
  play: async ({ canvasElement }) => {
    const boxes = partsOf(canvasElement)
      .markers.getAllByRole('link')
      .map((marker) => marker.getBoundingClientRect())
    for (const [index, a] of boxes.entries()) {
      await expect(a.width).toBeGreaterThanOrEqual(44)
      await expect(a.height).toBeGreaterThanOrEqual(44)
      for (const b of boxes.slice(index + 1)) {
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        await expect(isApart).toBe(true)
      }
    }
  },
}
