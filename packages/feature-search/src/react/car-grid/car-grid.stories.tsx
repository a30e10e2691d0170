import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createEmptySearchState, type StockCard, toStockRecord } from '../../model/index.ts'
import { ResultList } from './result-list.tsx'

const tile = {
  id: 'warranty',
  kind: 'warranty' as const,
  position: 4,
  title: 'Three years of cover, in writing',
  text: 'Used cars up to eight years old carry our 3 year standard warranty.',
  linkLabel: 'See used cars',
  href: '/search/used-cars',
}
const dealer = (search: object) => aSite({ features: { reserve: false }, search })
const site = dealer({ promoTiles: [tile] })
const cars = aStock(9, { id: 1, slug: 'example-motors', name: 'Example Motors' }).map((car) =>
  toStockRecord(car, site),
)

const meta = {
  title: 'Search/Results',
  component: ResultList,
  parameters: { layout: 'fullscreen' },
  args: {
    cars,
    site,
    state: createEmptySearchState('relevance'),
    base: { path: '/search', rootPath: '/search', facets: {} },
    nowMs: Date.parse('2026-11-20T10:00:00+10:00'),
    slots: { hrefFor: { enquiry: (car: StockCard) => `/cars/${car.slug}/enquire` } },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResultList>

export default meta
type Story = StoryObj<typeof meta>

const columnsOf = (list: Element) =>
  getComputedStyle(list).gridTemplateColumns.split(' ').filter(Boolean).length

/** The list of cars, before those of each car's facts. */
const listOfCars = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('list')[0]!

export const Default: Story = {
  name: 'Three in a row on a wide screen, a tile in its place [SRCH-016] [SRCH-030]',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = listOfCars(canvas)
    const items = [...list.children] as HTMLElement[]
    await expect(items).toHaveLength(10)
    await expect(within(items[4]!).getByRole('region', { name: tile.title })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(9)
    if (window.innerWidth >= 1280) await expect(columnsOf(list)).toBe(3)
  },
}

export const FourInARow: Story = {
  args: { site: dealer({ columns: 4 }) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1280) await expect(columnsOf(listOfCars(canvas))).toBe(4)
  },
}

export const AsCarousel: Story = {
  name: 'As a carousel where the dealer wants one [SRCH-017]',
  args: { site: dealer({ layout: 'carousel', promoTiles: [tile] }) },
  play: async ({ canvas }) => {
    const carousel = await canvas.findByRole('region', { name: 'Vehicles found' })
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(within(carousel).getAllByRole('group', { name: /of 10$/ })).toHaveLength(10)
    await expect(within(carousel).getAllByRole('article')).toHaveLength(9)
  },
}

export const WithWeeklyEstimates: Story = {
  name: 'Cards with weekly estimates are as high as the tile and the cards beside them',
  args: {
    slots: {
      ...meta.args.slots,
      weeklyEstimate: ({ id }, className) =>
        id % 3 === 0 ? null : (
          <p className={className}>$98 per week* 8.99% p.a., comparison rate 9.72% p.a.</p>
        ),
    },
  },
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const promo = canvas.getByRole('region', { name: tile.title }).getBoundingClientRect()
    const boxes = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    const beside = boxes.filter(({ top }) => top === promo.top)
    await expect(beside.length).toBeGreaterThan(0)
    for (const { bottom } of beside) await expect(bottom).toBeCloseTo(promo.bottom, 0)
    const [first, second, third] = canvas.getAllByRole('article')
    for (const part of ['ul', 'ul + div']) {
      const topOf = (card?: Element) => card?.querySelector(part)?.getBoundingClientRect().top
      await expect([topOf(second), topOf(third)]).toEqual([topOf(first), topOf(first)])
    }
  },
}

export const TileFirst: Story = {
  name: 'A tile in first place comes after the first car on a phone',
  args: { site: dealer({ promoTiles: [{ ...tile, position: 0 }] }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const promo = canvas.getByRole('region', { name: tile.title }).getBoundingClientRect()
    const car = canvas.getAllByRole('article')[0]!.getBoundingClientRect()
    if (window.innerWidth < 768) await expect(car.top).toBeLessThan(promo.top)
    else await expect(car.top).toBe(promo.top)
  },
}

/** A quick answer dims nothing: the former cars stay as they are for a tenth of a second. */
export const AboutToBeReplaced: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('[data-columns]')
    if (!list) throw new Error('expected a list')
    const opacity = () => Number(getComputedStyle(list).opacity)
    list.setAttribute('aria-busy', 'true')
    await expect(opacity()).toBe(1)
    await waitFor(() => expect(opacity()).toBe(0.5))
    list.setAttribute('aria-busy', 'false')
    await waitFor(() => expect(opacity()).toBe(1))
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
