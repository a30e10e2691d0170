import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FeatureList } from './feature-list.tsx'

const equipment = [
  'Adaptive cruise control',
  'Apple CarPlay and Android Auto',
  'Blind spot monitor',
  'Head-up display',
  'Heated front seats',
  'Lane keep assist',
  'Power tailgate',
  'Rear cross traffic alert',
].map((text) => ({ text }))

const meta = {
  title: 'UI/Feature list',
  component: FeatureList,
  args: { items: equipment },
} satisfies Meta<typeof FeatureList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Columns: Story = { args: { columns: 3 } }

export const Steps: Story = {
  args: {
    mark: 'number',
    size: 'md',
    items: [
      {
        text: 'Tell us about your vehicle',
        note: 'Plate or make and model, kilometres, condition.',
      },
      { text: 'We call you back within one hour', note: 'With a range, not a teaser.' },
      { text: 'Drive in, drive out', note: 'The price holds for 7 days.' },
    ],
  },
}

export const IncludedAndNot: Story = {
  args: {
    label: 'What the warranty covers',
    items: [
      { text: 'Engine, gearbox and driveline' },
      { text: 'Roadside assistance, 24 hours' },
      { text: 'Tyres and brake pads', mark: 'cross' },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'What the warranty covers' })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Engine, gearbox and driveline',
      'Roadside assistance, 24 hours',
      'Not included: Tyres and brake pads',
    ])
  },
}

export const Dots: Story = { args: { mark: 'dot', columns: 2, size: 'md' } }

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    columns: 2,
    items: [
      {
        text: 'Geschwindigkeitsregelanlagensteuergerät with traffic sign recognition and automatic speed limit take-over',
        note: 'Only with the second-generation driver assistance package, from the March 2024 build.',
      },
      { text: 'Sunroof' },
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 200 }}>{Story()}</div>],
}
