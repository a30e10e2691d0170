import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type StockCard, toStockRecord } from '../../model/index.ts'
import { aYard } from '../../testing/index.ts'
import { SimilarCars } from './similar-cars.tsx'

const site = aSite({ features: { reserve: false } })
const cars = aYard(6, { id: 1, slug: 'example-motors', name: 'Example Motors' }).map((car) =>
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

export const Empty: Story = { args: { cars: [] } }
