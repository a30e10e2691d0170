import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Quote } from './quote.tsx'

const meta = {
  title: 'UI/Quote',
  component: Quote,
  args: {
    children:
      'They told me what the inspection found before I asked, and the price on the page was the price I paid.',
    name: 'Priya N.',
    about: 'bought a 2023 RAV4',
    dateText: 'two weeks ago',
    date: '2026-11-07',
    rating: 5,
  },
} satisfies Meta<typeof Quote>

export default meta
type Story = StoryObj<typeof meta>

const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
} as const

export const Default: Story = {}

export const Cards: Story = {
  render: (args) => (
    <div style={grid}>
      <Quote {...args} variant="card" />
      <Quote {...args} variant="card" name="Tom" about={undefined} rating={4}>
        Quick and fair.
      </Quote>
      <Quote {...args} variant="card" name="Wei and Anna" rating={4.5}>
        We drove three hours for this ute and it was exactly as described. Paperwork took twenty
        minutes.
      </Quote>
    </div>
  ),
}

export const Large: Story = { args: { variant: 'large' } }

export const WithReply: Story = {
  args: {
    variant: 'card',
    rating: 3,
    children: 'Great car, but the second key took five weeks to arrive.',
    reply: {
      name: 'Harbour Motor Group',
      dateText: 'a week ago',
      text: 'You are right, and we are sorry: the key had to come from the maker. The next service is on us.',
    },
  },
}

export const WithoutRating: Story = { args: { rating: undefined, about: undefined } }

export const LongText: Story = {
  args: {
    variant: 'card',
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
    children: (
      <>
        <p>
          Fahrzeugübergabebestätigungsformular aside, this was the easiest purchase of a vehicle in
          thirty years of driving.
        </p>
        <p>
          The finance manager went through each lender, the technician showed us the brake pads, and
          nobody ever said that an offer ends tonight.
        </p>
      </>
    ),
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
}

export const SaysWhoAndWhen: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(within(canvasElement).getByRole('figure'))
    await expect(figure.getByRole('img', { name: '5.0 out of 5' })).toBeVisible()
    await expect(figure.getByRole('blockquote')).toHaveTextContent('before I asked')
    await expect(figure.getByText('two weeks ago')).toHaveAttribute('datetime', '2026-11-07')
  },
}
