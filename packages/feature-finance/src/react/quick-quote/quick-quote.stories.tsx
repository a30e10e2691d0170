import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { QuoteRequest } from '../../model/quote/index.ts'
import { NotesFrame, resetFinance } from '../../testing/checks/notes-frame.tsx'
import { aCalculatorSetup, aRepaymentClaim } from '../../testing/index.ts'
import { QuickQuote } from './quick-quote.tsx'
import { QuickQuoteView } from './quick-quote-view.tsx'

const meta = {
  title: 'Finance/Quick quote',
  tags: ['autodocs'],
  component: QuickQuoteView,
  args: {
    price: '30,000',
    termYears: 5,
    creditHistory: 'GREAT',
    claim: aRepaymentClaim(),
    status: 'shown',
    onPrice: fn(),
    onTerm: fn(),
    onHistory: fn(),
  },
  beforeEach: resetFinance,
  decorators: [(Story) => <NotesFrame maxWidth={640}>{Story()}</NotesFrame>],
} satisfies Meta<typeof QuickQuoteView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Price, a term from 1 to 7, and Great, Decent and Poor [FIN-042] [FIN-044]',
  play: async ({ canvas }) => {
    const term = canvas.getByRole('slider', { name: /Loan term/ })
    await expect([term.getAttribute('min'), term.getAttribute('max')]).toEqual(['1', '7'])
    const histories = canvas.getAllByRole('radio').map((each) => each.getAttribute('value'))
    await expect(histories).toEqual(['GREAT', 'DECENT', 'POOR'])
  },
}

export const Loading: Story = { args: { claim: null, status: 'loading' } }
export const None: Story = { args: { claim: null, status: 'none' } }
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
}

const quote = { weeklyRepaymentAmount: 138.46, advertisedRate: 6.29, comparisonRate: 8.19 }
const ask = fn(async (_: QuoteRequest, signal: AbortSignal) => {
  if (signal.aborted) throw new Error('ended')
  return quote
})
const onFailure = fn()
const joined = {
  vehicle: null,
  start: { amountDollars: 30_000, termYears: 5, creditHistory: 'GREAT' } as const,
  base: aCalculatorSetup().initial,
  days: { asOf: '2026-10-01', expires: '2027-01-31', today: '2026-11-23' },
  providerName: 'YouX',
  ask,
  onFailure,
}
const reset = () => {
  ask.mockClear()
  onFailure.mockClear()
}

export const OneRequestAfterTheLastChange: Story = {
  name: 'One request after the last change, with the whole body [FIN-047] [API-026] [API-029]',
  beforeEach: reset,
  render: () => <QuickQuote {...joined} />,
  play: async ({ canvas }) => {
    const term = canvas.getByRole('slider', { name: /Loan term/ })
    for (const years of ['4', '3', '2']) await fireEvent.change(term, { target: { value: years } })
    await userEvent.click(canvas.getByText('Decent'))
    await waitFor(() => expect(canvas.getByText(/\$138/)).toBeVisible(), { timeout: 3000 })
    await expect(ask).toHaveBeenCalledTimes(1)
    await expect(ask.mock.calls[0]?.[0]).toEqual({
      selfAssessedCreditScore: 'DECENT',
      purchasePrice: 30_000,
      loanTerm: 2,
      year: null,
      vin: null,
      nvic: null,
      whoIsHelping: '',
    })
  },
}

export const APriceBelowTheLeastIsRaisedWhenItIsLeft: Story = {
  name: 'Digits only, at most 200000; below 10000 nothing is sent until it is raised [FIN-039] [FIN-040]',
  beforeEach: reset,
  render: () => <QuickQuote {...joined} />,
  play: async ({ canvas }) => {
    const price = canvas.getByLabelText('Purchase price')
    await userEvent.clear(price)
    await userEvent.type(price, '$9x99')
    await expect(price).toHaveValue('999')
    await waitFor(() => expect(canvas.getByText('Enquire for Finance')).toBeVisible(), {
      timeout: 3000,
    })
    await expect(ask).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(price).toHaveValue('10,000')
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1), { timeout: 3000 })
    await userEvent.clear(price)
    await userEvent.type(price, '999999')
    await expect(price).toHaveValue('200000')
  },
}

export const ANewerRequestEndsTheOlder: Story = {
  name: 'A newer request ends the older, whose answer is not shown [D-54]',
  render: () => {
    const signals: AbortSignal[] = []
    const slow = (request: QuoteRequest, signal: AbortSignal) => {
      signals.push(signal)
      document.body.dataset['ended'] = String(signals.filter(({ aborted }) => aborted).length)
      if (signals.length === 1) return new Promise<typeof quote>(() => {})
      document.body.dataset['ended'] = String(signals.filter(({ aborted }) => aborted).length)
      return Promise.resolve({ ...quote, weeklyRepaymentAmount: request.loanTerm * 100 })
    }
    return <QuickQuote {...joined} ask={slow} />
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.body.dataset['ended']).toBe('0'), { timeout: 3000 })
    await fireEvent.change(canvas.getByRole('slider', { name: /Loan term/ }), {
      target: { value: '3' },
    })
    await waitFor(() => expect(canvas.getByText(/\$300/)).toBeVisible(), { timeout: 3000 })
    await expect(document.body.dataset['ended']).toBe('1')
    delete document.body.dataset['ended']
  },
}

export const AFailureIsLoggedAndClearsTheResult: Story = {
  name: "A failure is logged as 'Failed to get YouX quick quote' and clears the result [FIN-050]",
  beforeEach: reset,
  render: () => {
    let calls = 0
    const failing = () => {
      calls += 1
      return calls === 1 ? Promise.resolve(quote) : Promise.reject(new Error('down'))
    }
    return <QuickQuote {...joined} ask={failing} />
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/\$138/)).toBeVisible(), { timeout: 3000 })
    await userEvent.click(canvas.getByText('Poor'))
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith('Failed to get YouX quick quote'), {
      timeout: 3000,
    })
    await expect(canvas.queryByText(/\$138/)).toBeNull()
    await expect(canvas.getByText('Enquire for Finance')).toBeVisible()
  },
}
