import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { PriceCounts } from '../../model/index.ts'
import { PriceRangeSearch } from './price-range-search.tsx'

const site = aSite()
const hill = (price: number) => Math.round(60 * Math.exp(-(((price - 34_000) / 22_000) ** 2)))
const prices = Array.from({ length: 60 }, (_, index) => 6000 + index * 2500)
  .map((price) => [price, hill(price)] as const)
  .filter(([, count]) => count > 0)
const counts: PriceCounts = {
  prices,
  total: prices.reduce((sum, [, count]) => sum + count, 5),
}

const meta = {
  title: 'Search/Price range',
  component: PriceRangeSearch,
  args: { site, counts },
} satisfies Meta<typeof PriceRangeSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { defaultRange: [20_000, 45_000] } }

export const NothingInRange: Story = { args: { defaultRange: [200_000, 210_000] } }

export const WithoutCounts: Story = { args: { counts: null } }

export const OwnEnds: Story = {
  args: {
    site: aSite({ kind: 'caravan', search: { priceRangeBounds: { min: 10_000, max: 300_000 } } }),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const ListsTheChosenRange: Story = {
  name: 'The chosen range is listed; it begins with $5,000 to $250,000 and steps by 500 [SRCH-042] [SRCH-043] [SRCH-045]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5,000 to $250,000')).toBeVisible()
    const from = canvas.getByRole('slider', { name: 'Price from' })
    from.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('$5,500 to $250,000')).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(field)
    await userEvent.type(field, '40260')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('$5,500 to $40,500')).toBeVisible())
  },
}

export const TheThumbsCannotCross: Story = {
  name: 'The thumbs cannot cross [SRCH-046]',
  args: { defaultRange: [40_000, 41_000] },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('slider', { name: 'Price from' })
    from.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(from).toHaveValue('41000')
    await expect(canvas.getByRole('slider', { name: 'Price to' })).toHaveValue('41000')
    await userEvent.keyboard('{End}')
    await expect(from).toHaveValue('41000')
    await expect(canvas.getByText('$41,000 to $41,000')).toBeVisible()
  },
}

const onSearch = fn()

export const TheButtonSearchesTheRange: Story = {
  name: 'The button searches the range, dearest first, and says how many there are [SRCH-044]',
  args: { onSearch, defaultRange: [20_000, 45_000] },
  play: async ({ canvas }) => {
    onSearch.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^Show Me \d+ cars$/ }))
    await expect(onSearch).toHaveBeenCalledWith({
      href: '/search?price=20000:45000&sortBy=price:desc',
    })
  },
}

export const AnEmptyRangeCannotBeSearched: Story = {
  ...NothingInRange,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show Me 0 cars' })).toBeDisabled()
  },
}
