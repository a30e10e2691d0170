import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aCheckoutForm, anEnquiryCar } from '../../testing/index.ts'
import { CheckoutFormView } from './checkout-form-view.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { DemoBankPage } from './demo-bank-page.tsx'

const car = anEnquiryCar()
const links = {
  car: car.path,
  enquiry: `${car.path}/enquire`,
  similar: `${car.path}/enquire?similar=1`,
}
const form = aCheckoutForm()

const meta = {
  title: 'Leads/Checkout page',
  component: CheckoutPage,
  args: {
    carName: car.name,
    links,
    state: { kind: 'form' },
    children: (
      <CheckoutFormView
        form={form}
        values={{ contact: form.start.contact, paymentToken: '' }}
        step="summary"
        similarHref={links.similar}
      />
    ),
    summary: <p>2021 Toyota Corolla Ascent Sport, $26,990 Drive Away, 41,250 km</p>,
  },
} satisfies Meta<typeof CheckoutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Gone: Story = {
  args: { state: { kind: 'closed', isGone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This vehicle is no longer available.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      links.similar,
    )
  },
}

export const NotReservedOnline: Story = {
  args: { state: { kind: 'closed', isGone: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask about this vehicle' })).toBeVisible()
  },
}

export const HeldBySomebodyElse: Story = { args: { state: { kind: 'held', until: '2:15 pm' } } }

export const WaitingForTheBank: Story = {
  args: { state: { kind: 'waiting', url: '/demo-bank?payment=demo-1' } },
}

export const BeingConfirmed: Story = {
  args: { state: { kind: 'pending', url: '/api/reservations/1/return' } },
}

export const Reserved: Story = {
  args: { state: { kind: 'reserved', reference: 'R-7A6B5C4D', amount: '$200' } },
}

export const TheBankOfTheDemo: Story = {
  render: () => (
    <DemoBankPage payment="demo-1" amount="$200" description={`Deposit for ${car.name}`} />
  ),
}
