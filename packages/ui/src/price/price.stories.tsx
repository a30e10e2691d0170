import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Price } from './price.tsx'

const price = { kind: 'price', label: 'Price', text: '$51,990', was: null } as const
const was = { label: 'Was', text: '$54,990', savingText: 'Save $3,000' }

const meta = {
  title: 'UI/Price',
  component: Price,
  args: { price, type: 'Drive away' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The amount is said to be a price before it is read',
  play: async ({ canvas }) => {
    const { content } = getComputedStyle(canvas.getByText('$51,990'), '::before')
    await expect(content).toBe('"Price "')
  },
}

export const WithSaving: Story = {
  args: { price: { ...price, was } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('$51,990')).toBeVisible()
    await expect(canvasElement.querySelector('s')).toHaveTextContent('Was $54,990')
    await expect(canvas.getByText('Save $3,000')).toBeVisible()
  },
}

export const Large: Story = { args: { price: { ...price, was }, size: 'lg' } }

export const WithoutPrice: Story = {
  args: { price: { kind: 'none', text: 'Enquire for price' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Enquire for price')).toBeVisible()
    await expect(canvasElement.querySelector('strong')).toBeNull()
  },
}

export const WithoutAnEarlierPrice: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    price: {
      ...price,
      text: '$184,990',
      was: { label: 'Was', text: '$192,490', savingText: 'Save $7,500' },
    },
    type: 'Excluding government charges, dealer delivery and the Luxury Car Tax where it applies',
    size: 'lg',
  },
}

export const Narrow: Story = {
  args: {
    price: {
      ...price,
      text: '$1,250,000',
      was: { label: 'Was', text: '$1,399,000', savingText: 'Save $149,000' },
    },
    type: 'Excluding government charges',
  },
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <Price {...args} />
    </div>
  ),
}
