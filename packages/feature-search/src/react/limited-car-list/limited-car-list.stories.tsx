import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type StockCard, toStockRecord } from '../../model/index.ts'
import { LimitedCarList } from './limited-car-list.tsx'

const site = aSite({ features: { reserve: false } })
const cars = aStock(6, { id: 1, slug: 'example-motors', name: 'Example Motors' }).map((car) =>
  toStockRecord(car, site),
)

/* A photo that needs no host. */
const onePixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

const meta = {
  title: 'Search/Limited car list',
  component: LimitedCarList,
  args: {
    id: 'featured',
    heading: 'Under $40,000',
    cars,
    site,
    nowMs: Date.parse('2026-11-20T10:00:00+10:00'),
    slots: { hrefFor: { enquiry: (car: StockCard) => `/cars/${car.slug}/enquire` } },
    more: { label: 'See all of them', href: '/search' },
  },
} satisfies Meta<typeof LimitedCarList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PhotosLeaveTheLineToThePage: Story = {
  args: { cars: cars.map((car) => ({ ...car, primary_image_url: onePixel })) },
  play: async ({ canvasElement }) => {
    const photos = [...canvasElement.querySelectorAll('article img')]
    await expect(photos).toHaveLength(cars.length)
    for (const photo of photos) {
      await expect(photo).toHaveAttribute('loading', 'lazy')
      await expect(photo).toHaveAttribute('fetchpriority', 'low')
    }
  },
}

export const AsCarousel: Story = { args: { layout: 'carousel' } }

export const Empty: Story = {
  name: 'Shows nothing at all when there are no cars',
  args: { cars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const PricesLineUpOnAPhone: Story = {
  name: 'On a phone, prices of neighbours stand at one height, with a weekly estimate or without',
  globals: { viewport: { value: 'narrow' } },
  args: {
    cars: cars.slice(0, 2).map((car) => ({ ...car, odometer: 131_419 })),
    slots: {
      ...meta.args.slots,
      weeklyEstimate: (car, className) =>
        car.id === cars[0]?.id ? null : <p className={className}>$99 per week* and its rates</p>,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // The browser draws the second card, of which an edge is in sight, a frame later.
    await waitFor(async () => {
      const [one, two] = canvas
        .getAllByText(/^\$\d{2,3},\d{3}$/)
        .map((price) => Math.round(price.getBoundingClientRect().top))
      await expect(one).toBe(two)
    })
    for (const fact of canvasElement.querySelectorAll<HTMLElement>('article ul > li'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
