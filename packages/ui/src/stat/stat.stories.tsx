import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stat, StatGroup } from './stat.tsx'

const items = [
  { label: 'vehicles in stock', value: '1,240' },
  { label: 'dealerships in Queensland', value: '11' },
  { label: 'years in business', value: '38', note: 'since 1988' },
  { label: 'average rating', value: '4.6', note: '3,812 Google reviews' },
]

const meta = {
  title: 'UI/Stat',
  component: Stat,
  args: { label: 'vehicles in stock', value: '1,240' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithNote: Story = { args: { note: 'updated this morning' } }

export const Group: Story = { render: () => <StatGroup items={items} /> }

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Stat {...args} size="sm" />
      <Stat {...args} size="md" />
      <Stat {...args} size="lg" />
    </div>
  ),
}

export const BrandInTheMiddle: Story = {
  render: () => <StatGroup items={items} tone="brand" align="center" size="lg" />,
}

export const LongText: Story = {
  args: {
    value: '1,240,500',
    label: 'kilometres our courtesy cars drove for customers whose vehicle was in service',
    note: 'Counted by the logbooks of 38 vehicles between 1 July 2025 and 30 June 2026.',
  },
}

export const Narrow: Story = {
  render: () => <StatGroup items={items} />,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}

export const TheNameIsHeardBeforeTheNumber: Story = {
  ...Group,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [term] = canvas.getAllByRole('term')
    const [number] = canvas.getAllByRole('definition')
    await expect(term).toHaveTextContent('vehicles in stock')
    await expect(number).toHaveTextContent('1,240')
    const above =
      (number?.getBoundingClientRect().top ?? 0) < (term?.getBoundingClientRect().top ?? 0)
    await expect(above).toBe(true)
  },
}
