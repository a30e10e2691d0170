import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import {
  formatCalculationText,
  readCalculation,
  resolveCalculation,
} from '../../model/calculation/index.ts'
import { NotesFrame, resetFinance } from '../../testing/checks/notes-frame.tsx'
import { aCalculatorSetup, someLenderFigures } from '../../testing/index.ts'
import { QuickCalculator } from '../quick-calculator/quick-calculator.tsx'
import { FinanceCalculator, type FinanceCalculatorProps } from './finance-calculator.tsx'
import { FinanceCalculatorView } from './finance-calculator-view.tsx'

const setup = aCalculatorSetup({ priceDollars: 30_000 })
const { fields } = setup
const viewOf = (
  changes: Partial<typeof setup.initial> = {},
  from: FinanceCalculatorProps['setup'] = setup,
) => {
  const inputs = { ...from.initial, ...changes }
  return {
    inputs,
    text: formatCalculationText(inputs),
    calculation: resolveCalculation(inputs, from),
  }
}

const meta = {
  title: 'Finance/Calculator',
  tags: ['autodocs'],
  component: FinanceCalculatorView,
  args: {
    action: '/cars/2021-mazda-cx-5',
    fields,
    amountMessage: null,
    enquireHref: '/cars/2021-mazda-cx-5',
    shareHref: '/cars/2021-mazda-cx-5?amount=30000#finance-calculator',
    ...viewOf(),
  },
  beforeEach: resetFinance,
  decorators: [(Story) => <NotesFrame maxWidth={880}>{Story()}</NotesFrame>],
} satisfies Meta<typeof FinanceCalculatorView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: "Repayment at the visitor's own rate, with the published rates beside it [PLUS-039]",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '$128 per week* at your 10% p.a. on $30,000; the published rate is 6.29% p.a., comparison rate 8.19% p.a., as of 1 October 2026',
    )
    await expect(canvas.getByText('Total to pay').nextElementSibling).toHaveTextContent('$39,923')
    await expect(canvas.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute(
      'href',
      '/cars/2021-mazda-cx-5',
    )
  },
}

export const WithAFee: Story = {
  name: 'The amount says that the establishment fee is in it [FIN-071] [CFG-067]',
  args: viewOf({}, { ...setup, context: { ...setup.context, establishmentFeeDollars: 1360.5 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'on $31,360.50 with the establishment fee of $1,360.50; the published rate',
    )
    await expect(
      canvas.getByText('Amount financed, establishment fee of $1,360.50 included'),
    ).toBeVisible()
  },
}

const presetsDollars = [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000]

export const QuickChoices: Story = {
  name: 'A quick choice becomes the amount [CFG-071]',
  render: () => (
    <FinanceCalculator
      setup={{ ...setup, presetsDollars }}
      start={{ inputs: setup.initial, text: viewOf().text, amountMessage: null }}
      action="/finance"
      enquireHref="/finance"
    />
  ),
  play: async ({ canvas }) => {
    const choices = canvas.getAllByRole('button', { name: /^\$/ })
    await expect(choices.map((each) => each.textContent)).toEqual(
      presetsDollars.map((each) => `$${each.toLocaleString('en-AU')}`),
    )
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('$30,000')
    await userEvent.click(canvas.getByRole('button', { name: '$50,000' }))
    await expect(canvas.getByLabelText('Amount')).toHaveValue('50,000')
    await expect(canvas.getByRole('status')).toHaveTextContent('on $50,000')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('$50,000')
  },
}

export const LendersOwnRate: Story = { args: viewOf({ interestPercent: 6.29, termYears: 5 }) }

export const WithResidual: Story = {
  args: viewOf({ residualDollars: 12_000, tradeInDollars: 4000, termYears: 2.5 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Residual at the end').nextElementSibling).toHaveTextContent(
      '$12,000',
    )
  },
}

export const AmountOutOfRange: Story = {
  name: 'Amount out of its range has its sentence beside it [FIN-054]',
  args: {
    text: { ...viewOf().text, amount: '250,000' },
    amountMessage: 'Cannot be less than $1,000 or more than $100,000',
    calculation: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(
      'Cannot be less than $1,000 or more than $100,000',
    )
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const EnquireForFinance: Story = {
  name: "'Enquire for Finance' and a blank total at 25 dollars or less [FIN-077]",
  args: viewOf({ amountDollars: 1000, termYears: 7 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Enquire for Finance$/)
    await expect(canvas.queryByText('Total to pay')).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const NoPublishedRate: Story = {
  name: 'No repayment, total, chart or table without a published comparison rate [D-97]',
  args: viewOf({}, { ...setup, rates: null }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Enquire for Finance$/)
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('details')).toBeNull()
    await expect(canvasElement.querySelector('dl')).toBeNull()
  },
}

export const ChartAndTableShowTheYears: Story = {
  name: 'Chart and table show principal and interest over the term [PLUS-111]',
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img')
    await expect(chart).toHaveAccessibleName(
      /over 6 years: interest falls from \$2,815 in the first to \$328 in the last/,
    )
    await expect(chart.querySelectorAll('rect')).toHaveLength(12)
    await userEvent.click(canvas.getByText('Year by year as a table'))
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(7)
    await expect(rows[1]).toHaveTextContent('1$3,839$2,815$26,161')
    await expect(rows[6]).toHaveTextContent(/\$0$/)
  },
}

export const Narrow: Story = {
  args: viewOf({ amountDollars: 100_000 }),
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}

export const WithoutScript: Story = { globals: { script: 'off' } }

const onFirstUse = fn()
const start = { ...readCalculation(formatCalculationText(setup.initial), fields, setup.initial) }
const joined = {
  setup,
  start: { ...start, text: formatCalculationText(setup.initial) },
  action: '/cars/2021-mazda-cx-5',
  enquireHref: '/cars/2021-mazda-cx-5',
  onFirstUse,
}

export const EachEventChangesTheRepayment: Story = {
  name: 'Each event changes the repayment, and the first is told once [FIN-079]',
  beforeEach: () => onFirstUse.mockClear(),
  render: () => <FinanceCalculator {...joined} />,
  play: async ({ canvas }) => {
    const result = () => canvas.getByRole('status').textContent
    await expect(onFirstUse).not.toHaveBeenCalled()
    await fireEvent.change(canvas.getByRole('slider', { name: 'Term slider' }), {
      target: { value: '4.9' },
    })
    await expect(canvas.getByLabelText('Term')).toHaveValue('5')
    await expect(result()).toContain('$147 per week')
    await expect(onFirstUse).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByText('Monthly'))
    await expect(result()).toContain('$637 per month')
    const deposit = canvas.getByLabelText(/^Deposit\/trade-in/, { selector: 'input[type=text]' })
    await userEvent.type(deposit, '5000')
    await expect(result()).toContain('$531 per month')
    await expect(result()).toContain('on $25,000')
    await expect(onFirstUse).toHaveBeenCalledTimes(1)
  },
}

export const TypingOutsideShowsTheSentenceAndDoesNotRecalculate: Story = {
  name: 'Typing outside shows the sentence and does not recalculate [FIN-054]',
  render: () => <FinanceCalculator {...joined} />,
  play: async ({ canvas }) => {
    const amount = canvas.getByLabelText('Amount')
    const before = canvas.getByRole('status').textContent
    await userEvent.clear(amount)
    await userEvent.type(amount, '999')
    await expect(amount).toHaveAccessibleDescription(
      'Cannot be less than $1,000 or more than $100,000',
    )
    await expect(canvas.getByRole('status').textContent).toBe(before)
    await userEvent.tab()
    await expect(amount).toHaveValue('999')
    await userEvent.type(amount, '9')
    await expect(amount).not.toHaveAccessibleDescription()
    await expect(canvas.getByRole('status')).toHaveTextContent(/on \$9,999/)
  },
}

export const OtherInputsAreClamped: Story = {
  name: 'Other inputs are clamped to their range when they are left, not to a step [FIN-062]',
  render: () => <FinanceCalculator {...joined} />,
  play: async ({ canvas }) => {
    const interest = canvas.getByLabelText('Interest')
    await userEvent.clear(interest)
    await userEvent.type(interest, '12.94')
    await expect(canvas.getByRole('status')).toHaveTextContent(/at your 12.94% p.a./)
    const slider = canvas.getByRole('slider', { name: 'Interest slider' })
    await expect(slider).toHaveValue('12.94')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(interest).toHaveValue('13')
    await userEvent.clear(interest)
    await userEvent.type(interest, '99')
    await userEvent.tab()
    await expect(interest).toHaveValue('15')
  },
}

export const ARepaymentInMind: Story = {
  name: 'A repayment in mind finds the amount, the term or the rate [PLUS-110]',
  render: () => <FinanceCalculator {...joined} />,
  play: async ({ canvas }) => {
    const result = () => canvas.getByRole('status').textContent
    const repayment = canvas.getByRole('textbox', { name: 'Repayment' })
    await userEvent.type(repayment, '150{Enter}')
    await expect(canvas.getByLabelText('Amount')).toHaveValue('35,168.02')
    await expect(result()).toContain('$150 per week')
    await userEvent.clear(repayment)
    await userEvent.type(repayment, '200')
    await userEvent.click(canvas.getByRole('button', { name: 'Find the term' }))
    await expect(canvas.getByLabelText('Term')).toHaveValue('4.13')
    await expect(result()).toContain('$200 per week')
    await userEvent.clear(repayment)
    await userEvent.type(repayment, '190')
    await userEvent.click(canvas.getByRole('button', { name: 'Find the rate' }))
    await expect(result()).toContain('$190 per week')
    await userEvent.clear(repayment)
    await userEvent.type(repayment, '20')
    await userEvent.click(canvas.getByRole('button', { name: 'Find the term' }))
    await expect(repayment).toHaveAccessibleDescription('That repayment does not pay off the loan.')
    await expect(result()).toContain('$190 per week')
    await userEvent.type(repayment, '0')
    await expect(repayment).not.toHaveAccessibleDescription()
  },
}

export const NoAnswerToARepayment: Story = {
  args: {
    ...viewOf({}),
    repayment: {
      text: '2,000',
      message: 'That pays for $468,822. Amounts here are from $1,000 to $100,000.',
    },
  },
}

export const TwoCalculatorsOfAPageAgree: Story = {
  name: 'All finance parts of a page agree as soon as one changes [PLUS-112]',
  render: () => (
    <>
      <FinanceCalculator {...joined} anchor="one" />
      <FinanceCalculator {...joined} anchor="other" />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByLabelText('Amount')
    await userEvent.clear(one as Element)
    await userEvent.type(one as Element, '45000')
    await expect(other).toHaveValue('45,000')
    const [first, second] = canvas.getAllByRole('status')
    await expect(first).toHaveTextContent(/on \$45,000/)
    await expect(second?.textContent).toBe(first?.textContent)
  },
}

export const ThreeFieldsOpenAllOfIt: Story = {
  name: 'Three fields at first; reaching one opens the calculator and keeps the place',
  render: () => <QuickCalculator {...joined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
    await userEvent.click(canvas.getByLabelText('Term, years'))
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(5))
    await waitFor(() => expect(canvas.getByLabelText('Term')).toHaveFocus())
  },
}

export const TypedIntoWhileItOpens: Story = {
  name: 'What is typed while the calculator opens replaces what was selected, key by key',
  render: () => <QuickCalculator {...joined} />,
  play: async ({ canvas }) => {
    const amount = canvas.getByLabelText<HTMLInputElement>('Amount, $')
    amount.focus()
    amount.select()
    await userEvent.keyboard('45000')
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(5))
    await expect(canvas.getByLabelText('Amount')).toHaveValue('45000')
    await expect(canvas.getByLabelText('Amount')).toHaveFocus()
  },
}

const onPassed = fn()

export const PassedByWhileItOpens: Story = {
  name: 'Three fields that were only passed open without taking the focus back',
  beforeEach: () => void onPassed.mockClear(),
  render: () => (
    <>
      <QuickCalculator {...joined} onFirstUse={onPassed} />
      <label>
        Next field <input />
      </label>
    </>
  ),
  play: async ({ canvas }) => {
    const next = canvas.getByLabelText('Next field')
    canvas.getByLabelText('Term, years').focus()
    next.focus()
    await waitFor(() => expect(onPassed).toHaveBeenCalledOnce())
    await expect(canvas.getAllByRole('slider')).toHaveLength(5)
    await expect(next).toHaveFocus()
  },
}

const lender = someLenderFigures({ interestRate: 7.5, comparisonRate: 9.01 })
const lenders = aCalculatorSetup({ priceDollars: 30_000, lender })

export const TheLendersOwnPayment: Story = {
  name: "The lender's own payment as supplied while its inputs stand [FIN-075]",
  render: () => (
    <FinanceCalculator
      {...joined}
      setup={lenders}
      start={{
        inputs: lenders.initial,
        amountMessage: null,
        text: formatCalculationText(lenders.initial),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '$138.46 per week* 7.50% p.a., comparison rate 9.01% p.a. on $30,000',
    )
    const term = canvas.getByRole('slider', { name: 'Term slider' })
    await fireEvent.change(term, { target: { value: '5.5' } })
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\$128 per week/)
  },
}
