import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { type StockCard, toStockRecord } from '../../model/index.ts'
import { LazySimilarCars } from './lazy-similar-cars.tsx'
import { SimilarCars } from './similar-cars.tsx'
import { SimilarPlaceholders } from './similar-placeholders.tsx'

const site = aSite({ features: { reserve: false } })
const cars = aStock(6, { id: 1, slug: 'example-motors', name: 'Example Motors' }).map((car) =>
  toStockRecord(car, site),
)

const meta = {
  title: 'Search/Similar cars',
  component: SimilarCars,
  args: {
    cars,
    site,
    nowMs: Date.parse('2026-11-20T10:00:00+10:00'),
    slots: { hrefFor: { enquiry: (car: StockCard) => `/cars/${car.slug}/enquire` } },
    searchHref: '/search',
  },
} satisfies Meta<typeof SimilarCars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Few: Story = { args: { cars: cars.slice(0, 2) } }

export const Loading: Story = {
  name: 'Six placeholders while they load',
  args: { cars: null, placeholders: <SimilarPlaceholders site={site} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading similar cars')).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(6)
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const Empty: Story = {
  name: 'The way to search when there are none [SRCH-106]',
  args: { cars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search All Stock' })).toHaveAttribute(
      'href',
      '/search',
    )
  },
}

export const Narrow: Story = {
  args: { cars: null, placeholders: <SimilarPlaceholders site={site} /> },
  globals: { viewport: { value: 'narrow' } },
}

const load = fn<() => Promise<readonly StockCard[]>>()
const onFailure = fn<(error: unknown) => void>()

/** The lazy section this many pixels below the foot of the window. */
const below = (pixels: number): Story => ({
  beforeEach: () => {
    load.mockReset().mockResolvedValue(cars)
    onFailure.mockReset()
    window.scrollTo(0, 0)
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: ({ site: dealer, nowMs, slots, searchHref }) => (
    <div style={{ paddingTop: `calc(100vh + ${pixels}px)`, paddingInline: 'var(--spacing-page)' }}>
      <LazySimilarCars
        site={dealer}
        nowMs={nowMs}
        slots={slots}
        searchHref={searchHref}
        load={load}
        onFailure={onFailure}
      />
    </div>
  ),
})

/** The next look of the browser at what is in sight; those that watch already are told first. */
const nextLook = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body)
  })

export const LoadsBeforeItIsSeen: Story = {
  ...below(480),
  name: 'Loads when it is 500 px before the viewport [SRCH-106]',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6))
    await expect(load).toHaveBeenCalledTimes(1)
  },
}

export const DoesNotLoadFartherAway: Story = {
  ...below(560),
  name: 'Does not load farther away, and once only when it comes nearer',
  play: async ({ canvas, canvasElement }) => {
    await nextLook()
    await expect(load).not.toHaveBeenCalled()
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(6)
    window.scrollTo(0, 100)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6))
    window.scrollTo(0, 0)
    window.scrollTo(0, 400)
    await nextLook()
    await expect(load).toHaveBeenCalledTimes(1)
  },
}

export const AFailureIsOnlyReported: Story = {
  ...below(0),
  beforeEach: () => {
    load.mockReset().mockRejectedValue(new Error('down'))
    onFailure.mockReset()
  },
  name: 'A failure is only reported, and the way to search stays [SRCH-108]',
  play: async ({ canvas }) => {
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
    await expect(canvas.getByText(/nothing quite like it/)).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Search All Stock' })).toBeInTheDocument()
  },
}
