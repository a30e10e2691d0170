import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  createEmptySearchState,
  createSearchSidebar,
  listSeenFacets,
  NOTHING_SEEN,
  type SearchResults,
  type SearchState,
  withFacet,
  withRange,
} from '../../model/index.ts'
import { FilterSidebar } from './filter-sidebar.tsx'

const base = { path: '/search', rootPath: '/search', facets: {} }
const start = createEmptySearchState('relevance')

const cars: SearchResults = {
  cars: [],
  count: 585,
  pages: 28,
  counts: {
    make: {
      Toyota: 214,
      Hyundai: 96,
      Ford: 88,
      Mazda: 74,
      Kia: 61,
      Subaru: 30,
      Isuzu: 12,
      BMW: 6,
      Tesla: 4,
    },
    make_model: { 'Ford Ranger': 51, 'Ford Everest': 22, 'Ford Mustang': 15, 'Toyota HiLux': 90 },
    badge: { Wildtrak: 21, XLT: 18, Raptor: 9 },
    simple_body: { SUV: 280, Ute: 141, Hatch: 90, Sedan: 52, Wagon: 14, Van: 8 },
    car_type: { used: 410, new: 130, demo: 45 },
    simple_fuel: { Petrol: 290, Diesel: 190, Hybrid: 80, Electric: 25 },
    simple_transmission: { Automatic: 540, Manual: 45 },
    seats: { 5: 430, 7: 120, 2: 20, 8: 15 },
    colour: { 'Glacier White': 160, 'Ebony Black': 120, 'Silver Sky': 90 },
    filtered_features: { 'Apple CarPlay': 320, 'Adaptive cruise control': 250, Towbar: 90 },
  },
  stats: {
    price: { min: 5990, max: 159_000 },
    km: { min: 5, max: 214_000 },
    year: { min: 2009, max: 2026 },
    towing_kg: { min: 750, max: 3500 },
  },
}

const caravans: SearchResults = {
  ...cars,
  counts: {
    item_type: { Caravan: 66, Motorhome: 18 },
    make: { Jayco: 32, Crusader: 14, 'New Age': 13 },
    simple_body: { Caravan: 43, Motorhome: 18, 'Pop Top': 12, 'Camper Trailer': 11 },
    sleeps: { 2: 20, 3: 8, 4: 31, 6: 12 },
    axle_type: { Single: 22, Tandem: 44 },
  },
  stats: {
    price: { min: 14_990, max: 289_000 },
    km: { min: 0, max: 140_000 },
    year: { min: 2012, max: 2026 },
    length_ft: { min: 12, max: 24.5 },
    atm_kg: { min: 1350, max: 3500 },
  },
}

const trucks: SearchResults = {
  ...cars,
  counts: {
    make: { Isuzu: 20, Hino: 14, Kenworth: 9 },
    simple_body: { 'Light Truck': 28, 'Prime Mover': 15 },
    axle_type: { '4x2': 22, '6x4': 21 },
  },
  stats: { ...cars.stats, gvm_kg: { min: 4495, max: 26_000 } },
}

interface Shown {
  results?: SearchResults
  state?: SearchState
  site?: ReturnType<typeof aSite>
  /** Results found before; it keeps its place. */
  before?: SearchResults
}

const shown = ({
  results = cars,
  state = start,
  site = aSite(),
  before = results,
}: Shown = {}) => ({
  context: { site, base },
  state,
  groups: createSearchSidebar({
    state,
    results,
    site,
    currentYear: 2026,
    seen: listSeenFacets(NOTHING_SEEN, before),
  }),
})

const meta = {
  title: 'Search/Filter sidebar',
  component: FilterSidebar,
  args: shown(),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterSidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = {
  args: shown({
    state: withRange(
      withFacet(withFacet(start, 'make', ['Ford']), 'make_model', ['Ford Ranger']),
      'price',
      { max: 40_000 },
    ),
  }),
}

export const ManyMakes: Story = {
  args: shown({
    results: {
      ...cars,
      counts: {
        ...cars.counts,
        make: Object.fromEntries(
          Array.from({ length: 24 }, (_, index) => [`Make ${index + 1}`, 90 - index * 3]),
        ),
      },
    },
  }),
}

export const OneMake: Story = {
  args: shown({
    results: {
      ...cars,
      counts: {
        ...cars.counts,
        make: { Aurelia: 60 },
        make_model: { 'Aurelia Altana': 31, 'Aurelia Imperia': 20, 'Aurelia Vela': 9 },
      },
    },
  }),
}

export const Caravans: Story = {
  args: shown({ results: caravans, site: aSite({ kind: 'caravan' }) }),
}

export const Trucks: Story = { args: shown({ results: trucks, site: aSite({ kind: 'truck' }) }) }

export const PriceBands: Story = {
  args: shown({
    site: aSite({
      search: {
        filters: [
          { facet: 'price_range', open: true, label: 'Budget' },
          { facet: 'weekly_price_range', open: true },
          { facet: 'subscription_price', open: true },
        ],
      },
    }),
    results: {
      ...cars,
      counts: {
        price_range: { '$0 - $10,000': 12, '$10,000 - $20,000': 90, '$100,000+': 4 },
        weekly_price_range: { '$50 - $100': 80, '$100 - $150': 44, '$400+': 3 },
      },
      stats: { subscription_price: { min: 149, max: 420 } },
    },
  }),
}

export const SomeWouldFindNothing: Story = {
  args: shown({
    before: cars,
    results: {
      ...cars,
      counts: {
        ...cars.counts,
        make: { Toyota: 3, Kia: 1 },
        simple_body: { Ute: 4 },
      },
    },
  }),
}

export const LongNames: Story = {
  args: shown({
    results: {
      ...cars,
      counts: {
        make: { 'Donaudampfschifffahrtsgesellschaft Motors': 1204, 'Mercedes-Benz': 3 },
        simple_body: { 'Aero Ace Refrigerated Pantech with Tailgate': 2, Van: 1 },
      },
    },
  }),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const GroupsOpenAndClose: Story = {
  name: 'The most used filters are open; each group opens and closes [SRCH-008]',
  play: async ({ canvas }) => {
    const isOpen = (name: string) =>
      canvas.getByRole('heading', { level: 3, name }).closest('details')?.open
    for (const name of ['Make and model', 'Price', 'Odometer', 'Body type'])
      await expect(isOpen(name)).toBe(true)
    for (const name of ['Year', 'Fuel type', 'Seats']) await expect(isOpen(name)).toBe(false)
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'Fuel type' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Hybrid ?80$/ })).toBeVisible())
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0))
  },
}

export const WhatWouldFindNothingCannotBePressed: Story = {
  ...SomeWouldFindNothing,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Ford/ })).toBeNull()
    await expect(canvas.getByText('Ford').closest('[aria-disabled]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Toyota ?3$/ })).toBeVisible()
  },
}

export const BadgesWaitForAMake: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'Badge' }))
    await expect(await canvas.findByText('Choose a make to see its badges.')).toBeVisible()
  },
}

export const ABodyHasItsPicture: Story = {
  name: 'Bodies and makes have their pictures [SRCH-038] [SRCH-039]',
  play: async ({ canvas }) => {
    const suv = canvas.getByRole('link', { name: /^SUV ?280$/ })
    await expect(suv.querySelector('svg')).not.toBeNull()
    await expect(canvas.getByRole('link', { name: /^Toyota ?214$/ })).toHaveTextContent(/^To/)
  },
}
