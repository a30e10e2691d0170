import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aConditionPage, anOfferPage, aTradeInPage } from '../../testing/index.ts'
import { TradeInFormView } from './trade-in-form-view.tsx'

const car = { vehicleName: '2022 Toyota Corolla Ascent Sport', regoText: '482KLM (QLD)' }
const kia = { id: 7, name: '2025 Kia EV5 Earth' }

const meta = {
  title: 'Leads/Trade-in form',
  component: TradeInFormView,
  args: { page: aTradeInPage() },
} satisfies Meta<typeof TradeInFormView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Registration/ })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^State/ })).toHaveValue('qld')
    await expect(canvas.getByRole('link', { name: 'Enter your car by hand' })).toHaveAttribute(
      'href',
      '/trade-in?step=by-hand',
    )
  },
}

export const RegistrationWithMistake: Story = {
  args: {
    page: aTradeInPage({
      values: { ...aTradeInPage().values, rego: 'TOO LONG 12345' },
      errors: { rego: 'Please enter a registration of 1 to 9 letters and digits.' },
    }),
  },
}

export const ByHand: Story = { args: { page: aTradeInPage({ step: 'by-hand' }) } }

export const ByHandWhereNobodyLooksUp: Story = {
  args: { page: aTradeInPage({ step: 'by-hand', isByHandOnly: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText(/^Call-back/)).toBeInTheDocument()
    await expect(canvas.queryByText(/^Your offer/)).toBeNull()
  },
}

export const RegistrationNotFound: Story = {
  args: {
    page: aTradeInPage({
      step: 'by-hand',
      values: { ...aTradeInPage().values, rego: 'NOTFOUND' },
      notice: {
        tone: 'warning',
        text: 'We could not find this registration. Please tell us about your car.',
      },
    }),
  },
}

export const Condition: Story = {
  args: { page: aConditionPage() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('482KLM (QLD)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Not your car?' })).toBeVisible()
    await expect(
      canvas.getByRole('radiogroup', { name: /^How many keys does it have/ }),
    ).toBeVisible()
  },
}

export const ConditionWithMistakes: Story = {
  args: {
    page: aConditionPage({
      errors: {
        km: 'Please enter the kilometres as a whole number.',
        'answer.condition': 'This is a required field.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please fix the following errors:')).toBeVisible()
  },
}

export const TooOldForAnEstimate: Story = {
  name: 'A car over 7 years is only asked its kilometres [LEAD-082]',
  args: { page: aConditionPage({ obstacle: 'age', questions: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cars over 7 years get no estimate online')).toBeVisible()
  },
}

export const Details: Story = { args: { page: aTradeInPage({ ...car, step: 'details' }) } }

export const DetailsOfACallBack: Story = {
  name: 'A car over 100,000 km gets a call-back form [LEAD-083]',
  args: { page: aTradeInPage({ ...car, step: 'details', obstacle: 'km' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cars over 100,000 km get no estimate online')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Request a call-back' })).toBeVisible()
  },
}

export const Sending: Story = {
  args: { page: aTradeInPage({ ...car, step: 'details' }), isSending: true },
}

export const Failed: Story = {
  args: {
    page: aTradeInPage({
      ...car,
      step: 'details',
      notice: {
        tone: 'destructive',
        text: 'We cannot take enquiries at the moment. Please try again shortly or give us a call.',
      },
    }),
  },
}

export const Offer: Story = {
  args: { page: anOfferPage() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,400')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Accept this offer' })).toBeVisible()
  },
}

export const OfferTowardsACar: Story = {
  args: {
    page: anOfferPage({
      way: 'car',
      car: kia,
      offer: {
        price: '$18,400',
        dollars: 18_400,
        isAccepted: false,
        changeOver: { carPrice: '$56,770', difference: '$38,370', isRefund: false },
      },
      links: {
        finance: '/finance?car_id=7&deposit=18400',
        car: '/cars/2025-kia-ev5?deposit=18400',
        checkout: '/cars/2025-kia-ev5/checkout',
        stock: '/search',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your change-over')).toBeVisible()
    await expect(canvas.getByText('$38,370')).toBeVisible()
  },
}

export const OfferAboveThePriceOfTheCar: Story = {
  args: {
    page: anOfferPage({
      car: kia,
      offer: {
        price: '$18,400',
        dollars: 18_400,
        isAccepted: false,
        changeOver: { carPrice: '$12,000', difference: '$6,400', isRefund: true },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You get back')).toBeVisible()
  },
}

export const DemonstrationOffer: Story = {
  args: { page: anOfferPage({ isDemonstration: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/table of example prices/)).toBeVisible()
  },
}

export const OfferAccepted: Story = {
  args: {
    page: anOfferPage({
      offer: { price: '$18,400', dollars: 18_400, isAccepted: true, changeOver: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offer accepted')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept this offer' })).toBeNull()
  },
}

export const CallBackRequested: Story = {
  args: { page: anOfferPage({ offer: null, obstacle: 'age' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We call you with a price')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    page: aConditionPage({
      vehicleName: `2022 ${'Mercedes-Benz-Sonderfahrzeug'.repeat(3)} AMG Performance Edition`,
    }),
  },
}
