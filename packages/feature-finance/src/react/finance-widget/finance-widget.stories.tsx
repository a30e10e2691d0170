import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { formatCalculationText } from '../../model/calculation/index.ts'
import { NotesFrame, resetFinance } from '../../testing/checks/notes-frame.tsx'
import { aCalculatorSetup, aRepaymentClaim } from '../../testing/index.ts'
import { FinanceCalculator } from '../finance-calculator/finance-calculator.tsx'
import { FinanceEstimate, followFinance } from './finance-estimate.tsx'
import { FinanceWidget } from './finance-widget.tsx'

const meta = {
  title: 'Finance/Widget',
  tags: ['autodocs'],
  component: FinanceWidget,
  args: {
    claim: aRepaymentClaim(),
    enquireHref: '/finance#finance-form',
  },
  beforeEach: resetFinance,
  decorators: [(Story) => <NotesFrame maxWidth={400}>{Story()}</NotesFrame>],
} satisfies Meta<typeof FinanceWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$138/)).toBeVisible()
  },
}

export const NoRepayment: Story = {
  args: { claim: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enquire for Finance')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask our finance team' })).toBeVisible()
  },
}

export const NowhereToAsk: Story = { args: { claim: null, enquireHref: null } }

const setup = aCalculatorSetup({ priceDollars: 30_000 })
const start = {
  inputs: setup.initial,
  text: formatCalculationText(setup.initial),
  amountMessage: null,
}

export const FollowsTheCalculatorOfItsPage: Story = {
  name: 'Widget and sticky header follow the calculator of the page [PLUS-112]',
  render: (args) => (
    <>
      <FinanceWidget {...args} />
      <FinanceEstimate claim={args.claim} size="sm" />
      <FinanceCalculator setup={setup} start={start} action="/" enquireHref="/finance" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const stop = followFinance(canvasElement, setup)
    const shown = () =>
      [...canvasElement.querySelectorAll('[data-finance-estimate]')].map(
        (each) => /^\$\d+ per \w+/.exec(each.textContent ?? '')?.[0],
      )
    await expect(shown()).toEqual(['$138 per week', '$138 per week'])
    const term = canvas.getByRole('slider', { name: 'Term slider' })
    await fireEvent.change(term, { target: { value: '5' } })
    await waitFor(() => expect(shown()).toEqual(['$147 per week', '$147 per week']))
    await fireEvent.click(canvas.getByText('Fortnightly'))
    await waitFor(() => expect(shown()).toEqual(['$294 per fortnight', '$294 per fortnight']))
    stop()
  },
}
