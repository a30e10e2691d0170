import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { aRepaymentClaim } from '../../testing/index.ts'
import { ComparisonWarning } from '../comparison-warning/comparison-warning.tsx'
import { RepaymentClaim } from './repayment-claim.tsx'

const warning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. The comparison rate is based on a 5-year secured loan of $30,000.'

const meta = {
  title: 'Finance/Repayment claim',
  component: RepaymentClaim,
  args: { claim: aRepaymentClaim() },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <RepaymentClaim {...args} />
      <div id="financeDisclaimer">Finance is subject to the credit provider’s criteria.</div>
      <ComparisonWarning text={warning} />
    </div>
  ),
} satisfies Meta<typeof RepaymentClaim>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Repayment with rate, comparison rate, amount and date beside it [PLUS-039]',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toHaveTextContent(
      '$138 per week* 6.29% p.a., comparison rate 8.19% p.a. on $30,000, as of 1 October 2026',
    )
    await expect(canvas.getByText(/6.29% p.a./)).toBeVisible()
    await expect(canvas.getByText(/comparison rate 8.19% p.a./)).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }

export const WithCents: Story = {
  args: { claim: aRepaymentClaim({ paymentDollars: 276.9, frequency: 'fortnight' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$276\.90/)).toBeVisible()
    await expect(canvas.getByText('per fortnight')).toBeVisible()
  },
}

export const RatesOfNothing: Story = {
  args: { claim: aRepaymentClaim({ ratePercent: 0, comparisonRatePercent: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0% p.a.,/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'comparison rate 0% p.a.' })).toBeVisible()
  },
}

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

export const TheRatesAreAtLeastHalfTheSizeOfTheRepayment: Story = {
  name: 'Rates at least half the size of the repayment, in every size [D-97]',
  render: ({ claim }) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <RepaymentClaim key={size} claim={claim} size={size} />
      ))}
      <div id="financeDisclaimer">Finance is subject to the credit provider’s criteria.</div>
      <ComparisonWarning text={warning} />
    </div>
  ),
  play: async ({ canvas }) => {
    const payments = canvas.getAllByText(/\$138/)
    const rates = canvas.getAllByText(/6.29% p.a.,/)
    const links = canvas.getAllByRole('link', { name: /comparison rate/ })
    await expect([payments.length, rates.length, links.length]).toEqual([3, 3, 3])
    for (const [index, payment] of payments.entries()) {
      const half = fontSize(payment) / 2
      for (const beside of [rates[index], links[index]])
        await expect(fontSize(beside as Element)).toBeGreaterThanOrEqual(half)
    }
  },
}

export const TheComparisonRateLeadsToAWarningThatIsNeverFolded: Story = {
  name: 'Comparison rate leads to a warning outside any folded part [PLUS-040]',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'comparison rate 8.19% p.a.' })
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    await expect(target).toHaveTextContent(warning)
    await expect(target).toBeVisible()
    await expect(target?.closest('details, [hidden], [aria-expanded="false"]')).toBeNull()
  },
}

export const TheStarLeadsToTheDisclaimer: Story = {
  name: 'Star leads to the finance disclaimer [D-47]',
  play: async ({ canvas }) => {
    const star = canvas.getByRole('link', { name: 'Finance disclaimer' })
    await expect(star).toHaveAttribute('href', '#financeDisclaimer')
    await userEvent.tab()
    await expect(star).toHaveFocus()
  },
}

export const InANarrowCard: Story = {
  args: { claim: aRepaymentClaim({ paymentDollars: 12_345, amountDollars: 1_250_000 }) },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const claim = canvasElement.querySelector('span')
    await expect(claim?.scrollWidth).toBeLessThanOrEqual(220)
  },
}
