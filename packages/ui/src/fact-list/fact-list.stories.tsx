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
    const facts = canvas.getAllByRole('listitem')
    await expect(facts.map(({ title, textContent }) => [title, textContent])).toEqual([
      ['Condition', 'Used'],
      ['Transmission', 'Automatic'],
      ['Odometer', '95,376 km'],
      ['Fuel Type', 'Diesel'],
    ])
    for (const fact of facts)
      await expect(getComputedStyle(fact, '::before').content).toBe(`"${fact.title} "`)
  },
}

export const Unknown: Story = {
  name: 'A missing fact keeps its place',
  args: { facts: [{ icon: 'odometer', name: 'Odometer', value: null }] },
  play: async ({ canvas }) => {
    const fact = canvas.getByRole('listitem')
    await expect([fact.title, fact.textContent]).toEqual(['Odometer', '-'])
  },
}

export const Narrow: Story = {
  name: 'In the card of a narrow column nothing is cut off',
  args: {
    facts: [
      { icon: 'transmission', name: 'Transmission', value: 'Automatic' },
      { icon: 'odometer', name: 'Odometer', value: '125,773 km' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 195 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const fact of canvas.getAllByRole('listitem'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth)
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
