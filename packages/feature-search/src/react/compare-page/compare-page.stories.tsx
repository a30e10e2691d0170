import { aCar, aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { Button } from '@forecourt/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type ComparedCar, toStockRecord } from '../../model/index.ts'
import { ComparePage } from './compare-page.tsx'

const site = aSite()
const cars: ComparedCar[] = aStock(4, {
  id: 1,
  slug: 'example-motors',
  name: 'Example Motors',
}).map((car) => toStockRecord(car, site))

const meta = {
  title: 'Search/Compare page',
  component: ComparePage,
  args: {
    cars: cars.slice(0, 3),
    site,
    searchHref: '/search',
    limit: 4,
    remove: (car: ComparedCar) => (
      <Button variant="outline" size="sm" width="full" aria-label={`Remove ${car.name}`}>
        Remove
      </Button>
    ),
  },
} satisfies Meta<typeof ComparePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('rowheader', { name: /^Odometer/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add another car' })).toBeVisible()
  },
}

export const Full: Story = {
  args: { cars: cars, notice: 'You can compare up to 4 vehicles.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can compare up to 4 vehicles.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add another car' })).toBeNull()
  },
}

export const One: Story = {
  args: { cars: cars.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/differ/)).toBeNull()
    await expect(canvas.getByRole('table', { name: '1 car compared' })).toBeVisible()
  },
}

export const Empty: Story = { args: { cars: [] } }

const one = aCar()
const twin = aCar({ id: 2, km: 9_000 })

export const DifferingRowsAreMarked: Story = {
  name: 'Rows in which the cars differ are marked, in words too',
  args: { cars: [toStockRecord(one, site), toStockRecord(twin, site)] },
  play: async ({ canvas }) => {
    const differing = canvas.getAllByRole('rowheader', { name: /, differs$/ })
    await expect(differing.map((header) => header.textContent)).toEqual(['Odometer, differs'])
    const row = within(canvas.getByRole('row', { name: /^Odometer/ }))
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '41,250 km',
      '9,000 km',
    ])
  },
}

export const MissingFacts: Story = {
  args: {
    cars: [
      toStockRecord(one, site),
      toStockRecord(aCar({ id: 3, price: null, km: null, seats: null, colour: null }), site),
    ],
  },
}

export const LongText: Story = {
  args: {
    cars: [
      toStockRecord(one, site),
      toStockRecord(
        aCar({
          id: 4,
          make: 'Mercedes-Benz',
          model: 'Sprinter 519 CDI Extra Long Wheelbase High Roof',
          badge: 'Transfer Minibus with Wheelchair Lift',
          colour: 'Brilliant Donaudampfschifffahrtsblau Metallic',
        }),
        site,
      ),
    ],
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
