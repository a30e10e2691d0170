import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type {
  ReservationAnswer,
  ReservationSender,
} from '../../model/reserve/reservation-sender.ts'
import { aCheckoutForm, aStorage } from '../../testing/index.ts'
import { CheckoutForm } from './checkout-form.tsx'

const answering = (...answers: ReservationAnswer[]) => {
  const left = [...answers]
  return fn<ReservationSender>(
    async () => left.shift() ?? { kind: 'failed', code: '', error: null },
  )
}
const id = '7a6b5c4d-1111-4222-8333-444455556666'
const refused = (code: string, error: string): ReservationAnswer => ({
  kind: 'failed',
  code,
  error,
})

const meta = {
  title: 'Leads/Checkout form/Journeys',
  component: CheckoutForm,
  args: {
    form: aCheckoutForm(),
    similarHref: '/cars/a/enquire?similar=1',
    send: answering({ kind: 'reserved', id }),
    onReserved: fn(),
    onElsewhere: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  // Each story has storages of its own, as a visitor has.
  render: (args) => {
    const storages = { local: aStorage(), session: aStorage() }
    return <CheckoutForm {...args} storages={() => storages} />
  },
} satisfies Meta<typeof CheckoutForm>

export default meta
type Story = StoryObj<typeof meta>

async function fill(element: HTMLElement, card = /4242/) {
  const canvas = within(element)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }))
  await userEvent.type(canvas.getByLabelText(/^First Name/), 'Ann')
  await userEvent.type(canvas.getByLabelText(/^Last Name/), 'Lee')
  await userEvent.type(canvas.getByLabelText(/^Email Address/), 'ann.lee@example.com')
  await userEvent.type(canvas.getByLabelText(/^Mobile Number/), '0412 345 678')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))
  await userEvent.click(canvas.getByRole('radio', { name: card }))
  await userEvent.click(canvas.getByRole('button', { name: 'Check and confirm' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Pay $200 and reserve' }))
  return canvas
}

export const ReservingSendsOnceAndGoesOn: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement)
    await expect(args.send).toHaveBeenCalledTimes(1)
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({
        car_id: 40817,
        payment_token: 'demo_accepted',
        contact: expect.objectContaining({ email: 'ann.lee@example.com' }),
      }),
    )
    await expect(args.onReserved).toHaveBeenCalledTimes(1)
  },
}

export const ABankThatAsksIsGoneTo: Story = {
  args: { send: answering({ kind: 'elsewhere', url: '/demo-bank?payment=1' }) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement)
    await expect(args.onElsewhere).toHaveBeenCalledWith('/demo-bank?payment=1')
  },
}

export const WhoeverWasSignedOutMeanwhileIsAskedToSignInAgain: Story = {
  name: 'Whoever was signed out meanwhile goes to the page anew, which asks to sign in [D-62]',
  args: { send: answering(refused('sign_in_needed', 'Please sign in first.')) },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement)
    await expect(args.onElsewhere).toHaveBeenCalledWith(window.location.href)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const ADeclinedCardLeadsBackToThePaymentWithAnotherKey: Story = {
  args: {
    send: answering(refused('payment_declined', 'Your payment was declined.'), {
      kind: 'reserved',
      id,
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, /0002/)
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('Your payment was declined.')
    await userEvent.click(canvas.getByRole('radio', { name: /4242/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check and confirm' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $200 and reserve' }))
    const keys = (args.send as ReturnType<typeof answering>).mock.calls.map(
      ([sending]) => sending.idempotency_key,
    )
    await expect(new Set(keys).size).toBe(2)
    await expect(args.onReserved).toHaveBeenCalledTimes(1)
  },
}

export const APressOfflineSaysSo: Story = {
  args: {
    send: fn<ReservationSender>(async () => {
      throw new TypeError('Failed to fetch')
    }),
  },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^You are offline\./)
  },
}

export const ALostAnswerIsAskedAgainUnderTheSameKey: Story = {
  args: {
    send: (() => {
      let isLost = true
      return fn<ReservationSender>(async () => {
        if (!isLost) return { kind: 'reserved', id }
        isLost = false
        throw new TypeError('Failed to fetch')
      })
    })(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('We cannot take reservations')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $200 and reserve' }))
    const keys = (args.send as ReturnType<typeof answering>).mock.calls.map(
      ([sending]) => sending.idempotency_key,
    )
    await expect(keys).toHaveLength(2)
    await expect(new Set(keys).size).toBe(1)
    await expect(args.onReserved).toHaveBeenCalledTimes(1)
  },
}

export const ACarThatIsGoneLeadsToSomethingSimilar: Story = {
  args: { send: answering(refused('vehicle_gone', 'This vehicle is no longer available.')) },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('no longer available')
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible()
    await expect(canvas.getByText('ann.lee@example.com')).toBeVisible()
  },
}

export const AnOfferThatChangedIsShownAnewBeforeAnythingIsPaid: Story = {
  args: { send: answering(refused('offer_changed', 'The offer has changed.')), postForm: fn() },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement)
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ shown_offer: args.form.shownOffer }),
    )
    const [[form] = []] = (args.postForm as ReturnType<typeof fn>).mock.calls
    await expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      step: 'confirm',
      shown_offer: args.form.shownOffer,
      email: 'ann.lee@example.com',
      payment_token: 'demo_accepted',
    })
    await expect(args.onReserved).not.toHaveBeenCalled()
  },
}

export const GoingBackKeepsWhatWasTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }))
    await userEvent.type(canvas.getByLabelText(/^First Name/), 'Ann')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your details' }))
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Ann')
  },
}
