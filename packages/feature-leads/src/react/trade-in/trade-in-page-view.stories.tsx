import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { listTradeInFaqs } from '../../model/trade-in/trade-in-faq.ts'
import { aLeadTradeIn, aTradeInPage } from '../../testing/index.ts'
import { TradeInFormView } from './trade-in-form-view.tsx'
import { TradeInPageView } from './trade-in-page-view.tsx'
import { TradeInSummary } from './trade-in-summary.tsx'

const faqs = listTradeInFaqs({ tradeIn: { faqs: null } })

const meta = {
  title: 'Leads/Trade-in page',
  component: TradeInPageView,
  args: {
    way: 'trade-in',
    dealerName: 'Harbour Motors',
    faqs,
    children: <TradeInFormView page={aTradeInPage()} />,
  },
} satisfies Meta<typeof TradeInPageView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A question opens its answer [LEAD-004]',
  play: async ({ canvas }) => {
    const question = canvas.getByText('Which cars get an estimate online?')
    await expect(canvas.getByText(/up to 7 years and 100,000 km/)).not.toBeVisible()
    await userEvent.click(question)
    await expect(canvas.getByText(/up to 7 years and 100,000 km/)).toBeVisible()
  },
}

export const OfADealerOfMotorcycles: Story = {
  name: 'Nothing says car where motorcycles are sold [SITE-004]',
  args: {
    noun: 'vehicle',
    faqs: listTradeInFaqs({ tradeIn: { faqs: null } }, { noun: 'vehicle' }),
    children: <TradeInFormView page={aTradeInPage({ step: 'by-hand', noun: 'vehicle' })} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'What is your vehicle worth?',
    )
    await expect(canvas.getByRole('textbox', { name: /^Make/ })).not.toHaveAttribute('placeholder')
    await expect(canvasElement).not.toHaveTextContent(/\bcars?\b/i)
  },
}

export const SellMyCar: Story = { args: { way: 'sell' } }

export const WhereNobodyValuesOnline: Story = {
  args: {
    isValuedOnline: false,
    children: <TradeInFormView page={aTradeInPage({ step: 'by-hand', isByHandOnly: true })} />,
  },
}

export const TowardsACar: Story = {
  args: { way: 'car', summary: <p>2025 Kia EV5 Earth, $56,770 Drive Away</p> },
}

export const WithoutQuestions: Story = {
  args: { faqs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /Questions/ })).toBeNull()
  },
}

export const InShortBesideACheckout: Story = {
  render: () => (
    <TradeInSummary tradeIn={aLeadTradeIn()} priceDollars={56_770} href="/cars/trade-in?car_id=7" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$38,370')).toBeVisible()
  },
}
