import { describePrice } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { explainPriceType } from '../../model/index.ts'
import { PriceBlock } from './price-block.tsx'

const noPriceText = 'Enquire for price'
const priced = aCar({
  price: 51_990,
  before_price: null,
  offer_price: null,
  price_type: 'Drive Away',
})

const meta = {
  title: 'Vehicle/Price block',
  component: PriceBlock,
  args: {
    price: describePrice(priced, { noPriceText }),
    state: 'QLD',
    explanation: explainPriceType('Drive Away'),
  },
} satisfies Meta<typeof PriceBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Price with its type and state beside it [PLUS-042]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$51,990')).toBeVisible()
    await expect(canvas.getByText('Drive Away in QLD')).toBeVisible()
  },
}

export const Reduced: Story = {
  args: { price: describePrice({ ...priced, before_price: 54_990 }, { noPriceText }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$54,990')).toBeVisible()
    await expect(canvas.getByText('Save $3,000')).toBeVisible()
  },
}

export const WithCents: Story = {
  name: 'Cents show when they are not zero [D-35]',
  args: {
    price: describePrice({ ...priced, price: 51_990.5, before_price: 54_990 }, { noPriceText }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$51,990.50')).toBeVisible()
    await expect(canvas.getByText('Save $2,999.50')).toBeVisible()
  },
}

export const NoPrice: Story = {
  args: { price: describePrice({ ...priced, price: null }, { noPriceText }) },
}
export const Preorder: Story = {
  args: { price: describePrice({ ...priced, price: null, preorder: true }, { noPriceText }) },
}

export const ThePriceTypeIsExplainedOnDemand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What “Drive Away” means'))
    await expect(canvas.getByText(/stamp duty, registration/)).toBeVisible()
  },
}
