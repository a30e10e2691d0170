import { islandStore } from '@forecourt/islands/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { createVehicleQuoteRequest, type Quote } from '../../model/quote/index.ts'
import { NotesFrame, resetFinance } from '../../testing/checks/notes-frame.tsx'
import { aRepaymentClaim } from '../../testing/index.ts'
import { FinanceWidget } from '../finance-widget/finance-widget.tsx'
import { financeAtoms } from '../index.ts'
import { VehicleQuote } from './vehicle-quote.tsx'
import { VehicleQuoteView } from './vehicle-quote-view.tsx'

const meta = {
  title: 'Finance/Vehicle quote',
  tags: ['autodocs'],
  component: VehicleQuoteView,
  args: { claim: aRepaymentClaim(), isLoading: false },
  beforeEach: resetFinance,
  decorators: [(Story) => <NotesFrame maxWidth={400}>{Story()}</NotesFrame>],
} satisfies Meta<typeof VehicleQuoteView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = {
  args: { claim: null, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Asking for your repayment…')).toBeVisible()
  },
}
export const None: Story = { args: { claim: null } }

const vehicle = { year: 2024, vin: '6T1BF3EK40X123456', nvic: 'ABC12D' }
const request = createVehicleQuoteRequest(vehicle, 30_000)
const days = { asOf: '2026-10-01', expires: '2027-01-31', today: '2026-11-23' }
const quote = { weeklyRepaymentAmount: 138.46, advertisedRate: 6.29, comparisonRate: 8.19 }

/** A lender that answers when it is told to. */
function aSlowLender() {
  const { promise, resolve, reject } = Promise.withResolvers<Quote | null>()
  return { ask: fn(() => promise), resolve, reject }
}

type Ask = NonNullable<Parameters<typeof VehicleQuote>[0]['ask']>
const part = (ask: Ask) => (
  <FinanceWidget
    claim={null}
    quote={request && <VehicleQuote request={request} days={days} ask={ask} />}
    enquireHref="/finance#finance-form"
  />
)

const lender = aSlowLender()
export const TheLenderIsAskedOnce: Story = {
  name: 'The lender is asked with GREAT and 5 years, and its quote shows with its rates [FIN-036] [API-027] [API-028]',
  render: () => part(lender.ask),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asking for your repayment…')).toBeVisible()
    await expect(lender.ask).toHaveBeenLastCalledWith(
      {
        ...vehicle,
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 30_000,
        loanTerm: 5,
        whoIsHelping: '',
      },
      expect.any(AbortSignal),
    )
    lender.resolve(quote)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^\$138 per week\* 6\.29% p\.a\., comparison rate 8\.19% p\.a\. on \$30,000/,
      ),
    )
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'false')
  },
}

const broken = aSlowLender()
export const AFailureIsIgnored: Story = {
  name: 'A failure leaves the part as it was, without a word [FIN-049]',
  render: () => part(broken.ask),
  play: async ({ canvas }) => {
    await canvas.findByText('Asking for your repayment…')
    broken.reject(new Error('down'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Enquire for Finance$/),
    )
    await expect(canvas.getByRole('link', { name: 'Ask our finance team' })).toBeVisible()
  },
}

const followed = aSlowLender()
export const FollowsTheCalculatorOfItsPage: Story = {
  name: 'It shows what the calculator of the page shows once that is used [PLUS-112]',
  render: () => part(followed.ask),
  play: async ({ canvas }) => {
    followed.resolve(quote)
    await canvas.findByText(/\$138/)
    islandStore.set(financeAtoms.calculated, { claim: aRepaymentClaim({ paymentDollars: 99 }) })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\$99 per week/))
  },
}
