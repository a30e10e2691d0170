import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpinPage } from './spin-page.tsx'

const prizes = [
  { id: 'mats', label: 'Floor mats' },
  { id: 'service', label: 'A free service' },
  { id: 'fuel', label: '$50 of fuel' },
  { id: 'wash', label: 'A car wash' },
  { id: 'tint', label: 'Window tint' },
  { id: 'coffee', label: 'Coffee for a year' },
]
const won = { id: 'fuel', label: '$50 of fuel', text: 'Show this page when you pick up your car.' }

const meta = {
  title: 'Leads/Spin page',
  component: SpinPage,
  args: {
    heading: 'Spin to win',
    text: 'Every visitor has one spin. Good luck!',
    terms: 'One spin a person. Prizes cannot be exchanged for money.',
    prizes,
    won: null,
  },
} satisfies Meta<typeof SpinPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'One press, without script [SITE-050]',
  play: async ({ canvas, canvasElement }) => {
    const labels = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(labels).toEqual(prizes.map(({ label }) => label))
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('action', '/spin-to-win')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(canvas.getByRole('button', { name: 'Spin the wheel' })).toBeVisible()
  },
}

export const Won: Story = {
  args: { won },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You won: $50 of fuel' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The wheel turns for four seconds, or not at all for who wants less motion. */
export const JustWon: Story = { args: { won, isFresh: true } }

/** The campaign has other prizes now. */
export const PrizeThatIsGone: Story = {
  args: { won: { id: 'trip', label: 'A trip to the reef', text: '' }, terms: null },
}

export const OnePrize: Story = { args: { prizes: prizes.slice(0, 1) } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
}
