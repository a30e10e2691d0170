import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotesFrame } from '../../testing/checks/notes-frame.tsx'
import { aRepaymentClaim } from '../../testing/index.ts'
import { PersonalQuote } from './personal-quote.tsx'

const meta = {
  title: 'Finance/Personal quote',
  tags: ['autodocs'],
  component: PersonalQuote,
  args: {
    action: '/personalised/finance',
    carId: 71,
    request: { loanTerm: 3, selfAssessedCreditScore: 'DECENT', purchasePrice: 30_000 },
    claim: aRepaymentClaim(),
  },
  decorators: [(Story) => <NotesFrame maxWidth={420}>{Story()}</NotesFrame>],
} satisfies Meta<typeof PersonalQuote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/comparison rate 8\.19% p\.a\./)).toBeVisible()
    const form = canvasElement.querySelector('form') as HTMLFormElement
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      car_id: '71',
      vehiclePriceBudget: '30000',
      loanTerm: '3',
      selfAssessedCreditScore: 'DECENT',
    })
  },
}

export const NoQuote: Story = { args: { claim: null } }
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
}
