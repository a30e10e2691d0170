import { findMarketIndicator } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarketIndicator } from './market-indicator.tsx'

const car = aCar({
  price: 34_990,
  offer_price: null,
  autograb_data: { state_average_market_price: 36_190, average_market_price: 38_000 },
})

const meta = {
  title: 'Vehicle/Market indicator',
  component: MarketIndicator,
  args: { text: findMarketIndicator(car)?.text ?? '' },
} satisfies Meta<typeof MarketIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,200 below market average')).toBeVisible()
  },
}
