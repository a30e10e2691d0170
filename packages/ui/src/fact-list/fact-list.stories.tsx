import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactList } from './fact-list.tsx'

const meta = {
  title: 'UI/Fact list',
  component: FactList,
  args: {
    facts: [
      { icon: 'condition', name: 'Condition', value: 'Used' },
      { icon: 'transmission', name: 'Transmission', value: 'Automatic' },
      { icon: 'odometer', name: 'Odometer', value: '95,376 km' },
      { icon: 'fuel', name: 'Fuel Type', value: 'Diesel' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(facts).toEqual([
      'Condition Used',
      'Transmission Automatic',
      'Odometer 95,376 km',
      'Fuel Type Diesel',
    ])
  },
}

export const Unknown: Story = {
  name: 'A missing fact keeps its place',
  args: { facts: [{ icon: 'odometer', name: 'Odometer', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Odometer -')
  },
}

export const LongText: Story = {
  args: {
    facts: [
      { icon: 'transmission', name: 'Transmission', value: 'Sports automatic dual clutch' },
      { icon: 'fuel', name: 'Fuel Type', value: 'Premium unleaded petrol and electric' },
    ],
  },
}
