import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aCheckoutForm, aCheckoutStart } from '../../testing/index.ts'
import { CheckoutFormView } from './checkout-form-view.tsx'

const start = aCheckoutStart()
const contact = {
  ...start.contact,
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
}

const meta = {
  title: 'Leads/Checkout form',
  component: CheckoutFormView,
  args: {
    form: aCheckoutForm({ terms: 'The deposit is refunded in full within 7 days of reserving.' }),
    values: { contact, paymentToken: '' },
    step: 'summary',
    similarHref: '/cars/2021-toyota-corolla-ascent-sport-u10482/enquire?similar=1',
  },
} satisfies Meta<typeof CheckoutFormView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$200')).toBeVisible()
    await expect(canvas.getByText(/refunded in full/)).toBeVisible()
  },
}

export const DepositInTheDealersWords: Story = {
  args: { form: aCheckoutForm({ depositText: 'a $200 holding deposit' }) },
}

export const Details: Story = { args: { step: 'details' } }

export const DetailsWithMistakes: Story = {
  args: {
    step: 'details',
    values: { contact: { ...contact, name: '', phone: '0000' }, paymentToken: '' },
    errors: { name: 'This is a required field.', phone: 'Please enter a valid phone number.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please fix the following errors:')).toBeVisible()
  },
}

export const Payment: Story = { args: { step: 'payment' } }

export const PaymentAtThePageOfTheProcessor: Story = {
  args: {
    step: 'payment',
    form: aCheckoutForm({ processor: { key: 'stripe', name: 'Stripe', choices: [] } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const Declined: Story = {
  args: {
    step: 'payment',
    values: { contact, paymentToken: 'demo_declined' },
    failure: 'Your payment was declined, so nothing was charged. Please try another card.',
  },
}

export const Confirm: Story = {
  args: { step: 'confirm', values: { contact, paymentToken: 'demo_accepted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ann.lee@example.com')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $200 and reserve' })).toBeVisible()
  },
}

export const Sending: Story = { args: { ...Confirm.args, isSending: true } }

export const SomebodyElseWasQuicker: Story = {
  args: {
    ...Confirm.args,
    failure: 'This vehicle is no longer available.',
    isGone: true,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      args.similarHref,
    )
  },
}

const long = 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley'

export const LongNames: Story = {
  args: {
    ...Confirm.args,
    values: {
      contact: { ...contact, name: long, email: `${'a'.repeat(60)}@example.com` },
      paymentToken: 'demo_accepted',
    },
  },
}
