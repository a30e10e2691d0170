import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AMOUNT_MALFORMED, PAYMENT_DECLINED, REQUIRED_FIELD } from '../../model/error-message.ts'
import { emptyPaymentFields } from '../../model/payment/payment-fields.ts'
import type { PaymentForm, PaymentReceipt } from '../../model/payment/payment-page.ts'
import { PaymentPage } from './payment-page.tsx'

const form: PaymentForm = {
  idempotencyKey: 'key-of-this-page',
  dealerships: [
    { slug: 'hamilton', name: 'Harbour Toyota Hamilton' },
    { slug: 'newcastle', name: 'Harbour Kia Newcastle' },
  ],
  processor: {
    name: 'Demo payments',
    choices: [
      { token: 'demo_accepted', title: 'Test card ending 4242', description: 'Is accepted.' },
      { token: 'demo_declined', title: 'Test card ending 0002', description: 'Is declined.' },
    ],
  },
  values: emptyPaymentFields,
  errors: {},
  failure: null,
}

const values = {
  reference: 'INV-10482',
  amount: '250.50',
  dealership_slug: 'hamilton',
  payment_token: 'demo_declined',
}

const receipt: PaymentReceipt = {
  number: 'P-7A6B5C4D',
  path: '/online-payment?payment=7a6b5c4d-1111-4222-8333-444455556666',
  reference: 'INV-10482',
  amount: '$250.50',
  paidOn: '24 November 2026',
  isRefunded: false,
}

const meta = {
  title: 'Leads/Payment page',
  component: PaymentPage,
  args: {
    text: 'Pay an invoice or a deposit by card. Your receipt follows by email.',
    view: { kind: 'form', form },
    contactHref: '/contact',
  },
} satisfies Meta<typeof PaymentPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'It asks what is paid, how much and how, without script [SITE-051]',
  play: async ({ canvas, canvasElement }) => {
    const sent = canvasElement.querySelector('form')
    await expect(sent).toHaveAttribute('action', '/online-payment')
    await expect(sent).toHaveAttribute('method', 'post')
    for (const name of [/^Invoice or reference number/, /^Amount in dollars/, /^Dealership/])
      await expect(canvas.getByLabelText(name)).toBeRequired()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible()
  },
}

export const WithEarlierPayments: Story = {
  args: {
    terms: 'A payment for goods you have taken home is not refunded online.',
    earlier: [
      receipt,
      { ...receipt, number: 'P-0A0B0C0D', reference: 'Roof racks', isRefunded: true },
    ],
  },
}

export const OneDealershipAtThePageOfTheProcessor: Story = {
  args: {
    view: {
      kind: 'form',
      form: { ...form, dealerships: [], processor: { name: 'Stripe', choices: [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Continue to Stripe' })).toBeVisible()
  },
}

export const Mistakes: Story = {
  args: {
    view: {
      kind: 'form',
      form: {
        ...form,
        values: { ...values, reference: '', amount: 'a lot' },
        errors: { reference: REQUIRED_FIELD, amount: AMOUNT_MALFORMED },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Amount in dollars/)).toHaveValue('a lot')
    await expect(canvas.getByLabelText(/^Amount in dollars/)).toHaveAccessibleDescription(
      AMOUNT_MALFORMED,
    )
  },
}

export const Declined: Story = {
  args: { view: { kind: 'form', form: { ...form, values, failure: PAYMENT_DECLINED } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(PAYMENT_DECLINED)
    await expect(canvas.getByRole('radio', { name: /0002/ })).toBeChecked()
  },
}

export const WaitsForTheBank: Story = {
  args: { view: { kind: 'waiting', url: '/demo-bank?payment=1' } },
}

export const BeingConfirmed: Story = {
  args: { view: { kind: 'pending', url: '/api/payments/1/return' } },
}

export const Paid: Story = {
  args: { view: { kind: 'paid', receipt, processorName: 'Demo payments' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('P-7A6B5C4D')).toBeVisible()
  },
}

export const Refunded: Story = {
  args: {
    view: {
      kind: 'paid',
      receipt: { ...receipt, isRefunded: true },
      processorName: 'Demo payments',
    },
  },
}

export const NobodyTakesPayments: Story = { args: { view: { kind: 'closed' } } }

export const LongReference: Story = {
  args: {
    view: {
      kind: 'paid',
      receipt: { ...receipt, reference: 'X'.repeat(60) },
      processorName: 'Demo payments',
    },
    earlier: [{ ...receipt, reference: 'Y'.repeat(60) }],
  },
}
