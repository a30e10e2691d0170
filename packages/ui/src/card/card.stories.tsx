import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../link/index.ts'
import { Price } from '../price/index.ts'
import { VehiclePlaceholder } from '../vehicle-placeholder/index.ts'
import { Card } from './card.tsx'

const meta = {
  title: 'UI/Card',
  component: Card,
  args: {
    children: 'Every used vehicle passes a 110-point inspection before it reaches the yard.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card {...args} variant="outline" />
      <Card {...args} variant="raised" />
      <Card {...args} variant="sunken" />
    </div>
  ),
}

export const Interactive: Story = {
  args: { as: 'article', interactive: true, padding: 'none' },
  render: (args) => (
    <Card {...args}>
      <VehiclePlaceholder paint="#e9ebec" />
      <div style={{ padding: 16, display: 'grid', gap: 8 }}>
        <h3>
          <Link href="#car" variant="subtle">
            2024 Ford Ranger Wildtrak
          </Link>
        </h3>
        <Price
          price={{ kind: 'price', label: 'Price', text: '$58,990', was: null }}
          type="Drive away"
        />
      </div>
    </Card>
  ),
}

export const Paddings: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card {...args} padding="none" />
      <Card {...args} padding="sm" />
      <Card {...args} padding="md" />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    children:
      'Every used vehicle passes a 110-point inspection before it reaches the yard: engine, gearbox and driveline, brakes and tyres, steering and suspension, electrics and air conditioning, body and paint, interior, paperwork, recalls and a road test of 20 kilometres.',
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <Card {...args}>Donaudampfschifffahrtsgesellschaftskapitän drives a station wagon.</Card>
    </div>
  ),
}

export const InAListItKeepsItsMeaning: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: 16, listStyle: 'none', margin: 0, padding: 0 }}>
      <Card {...args} as="li" />
      <Card {...args} as="li" />
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}
