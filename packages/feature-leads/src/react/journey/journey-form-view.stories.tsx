import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JOURNEY_STEPS } from '../../model/journey/journey-step.ts'
import { aJourneyAnswers, aJourneyForm } from '../../testing/index.ts'
import { JourneyFormView } from './journey-form-view.tsx'

const openSteps = JOURNEY_STEPS.map(({ id }) => id)
const answers = aJourneyAnswers()
const link = {
  url: 'https://harbour.example/checkout-journey?car_id=a&link=0123456789abcdef.abc.signature',
  sentTo: 'ann.lee@example.com',
  error: null,
}

const meta = {
  title: 'Leads/Purchase form',
  component: JourneyFormView,
  args: { form: aJourneyForm(), similarHref: '/cars/a/enquire?similar=1' },
} satisfies Meta<typeof JourneyFormView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Asks for an address only where it is delivered [SITE-020]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Postcode')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Have it delivered/ }))
    await expect(canvas.getByLabelText('Postcode')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Pick it up/ }))
    await expect(canvas.getByLabelText('Postcode')).not.toBeVisible()
  },
}

export const Delivered: Story = { args: { form: aJourneyForm({ answers }) } }

export const DeliveryWithMistakes: Story = {
  args: {
    form: aJourneyForm({
      answers: aJourneyAnswers({ postcode: '41', address: '' }),
      errors: {
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
        address: 'This is a required field.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Postcode')).toBeInvalid()
  },
}

export const TradeIn: Story = {
  args: {
    form: aJourneyForm({ step: 'trade-in', answers, openSteps }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Registration/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Delivery/ })).toHaveAttribute(
      'href',
      expect.stringContaining('&step=delivery'),
    )
  },
}

export const TradeInOfAValuation: Story = {
  args: {
    form: aJourneyForm({
      step: 'trade-in',
      answers,
      openSteps,
      foundTradeIn: '2022 Toyota Corolla Ascent Sport, 482KLM (QLD), 45,000 km',
    }),
  },
}

export const Finance: Story = {
  args: { form: aJourneyForm({ step: 'finance', answers, openSteps }) },
}

export const Details: Story = {
  args: { form: aJourneyForm({ step: 'details', answers, openSteps }) },
}

export const Deposit: Story = {
  args: { form: aJourneyForm({ step: 'deposit', answers, openSteps }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay the $200 deposit' })).toBeVisible()
    await expect(canvas.getByText(/1 Boundary Street/)).toBeVisible()
  },
}

export const Declined: Story = {
  args: {
    form: aJourneyForm({
      step: 'deposit',
      answers,
      openSteps,
      failure: 'Your payment was declined, so nothing was charged. Please try another card.',
    }),
  },
}

export const Gone: Story = {
  args: {
    form: aJourneyForm({
      step: 'deposit',
      answers,
      openSteps,
      failure: 'This vehicle is no longer available.',
      isGone: true,
    }),
  },
}

export const LinkSent: Story = {
  args: { form: aJourneyForm({ answers, link }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent to ann.lee@example.com')).toBeVisible()
  },
}

export const LinkShownWhereNoMailIsSent: Story = {
  args: { form: aJourneyForm({ canMail: false, link: { ...link, sentTo: null } }) },
}

export const LinkNotSent: Story = {
  args: {
    form: aJourneyForm({
      link: { ...link, sentTo: null, error: 'Please enter a valid email address.' },
    }),
  },
}
