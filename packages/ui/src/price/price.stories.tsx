import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Price } from './price.tsx'

const meta = {
  title: 'UI/Price',
  component: Price,
  args: { amountDollars: 51_990, type: 'Drive away' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithSaving: Story = {
  args: { wasDollars: 54_990 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('$51,990')).toBeVisible()
    await expect(canvasElement.querySelector('s')).toHaveTextContent('Was $54,990')
    await expect(canvas.getByText('Save $3,000')).toBeVisible()
  },
}

export const Large: Story = { args: { wasDollars: 54_990, size: 'lg' } }

export const WithoutPrice: Story = {
  args: { amountDollars: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Enquire for price')).toBeVisible()
  },
}

export const AnEarlierPriceThatWasNotHigherIsLeftOut: Story = {
  args: { wasDollars: 51_990 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    amountDollars: 184_990,
    wasDollars: 192_490,
    type: 'Excluding government charges, dealer delivery and the Luxury Car Tax where it applies',
    size: 'lg',
  },
}

export const Narrow: Story = {
  args: { amountDollars: 1_250_000, wasDollars: 1_399_000, type: 'Excluding government charges' },
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <Price {...args} />
    </div>
  ),
}
