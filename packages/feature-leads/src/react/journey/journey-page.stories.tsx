import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createDealLines } from '../../model/journey/deal.ts'
import { aJourneyForm, anEnquiryCar } from '../../testing/index.ts'
import { JourneyFormView } from './journey-form-view.tsx'
import { JourneyPage } from './journey-page.tsx'

const car = anEnquiryCar()
const links = {
  car: car.path,
  enquiry: `${car.path}/enquire`,
  similar: `${car.path}/enquire?similar=1`,
}
const deal = createDealLines({
  price: 26_990,
  delivery: { kind: 'price', dollars: 350 },
  tradeIn: 12_000,
  deposit: 200,
  depositText: '$200',
})

const meta = {
  title: 'Leads/Purchase page',
  component: JourneyPage,
  args: {
    carName: car.name,
    state: { kind: 'form' },
    href: '/checkout-journey?car_id=a',
    links,
    deal,
    children: <JourneyFormView form={aJourneyForm()} similarHref={links.similar} />,
    summary: <p>2021 Toyota Corolla Ascent Sport, $26,990 Drive Away, 41,250 km</p>,
  },
} satisfies Meta<typeof JourneyPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$15,140')).toBeVisible()
  },
}

export const LinkOfAnotherDevice: Story = {
  args: { state: { kind: 'link', text: 'a.b.c', state: { isOpen: true } }, deal: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue on this device' })).toBeVisible()
  },
}

export const DeadLink: Story = {
  args: {
    state: {
      kind: 'link',
      text: 'a.b.c',
      state: { isOpen: false, reason: 'This link has been used, or a newer one took its place.' },
    },
    deal: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Begin again here' })).toHaveAttribute(
      'href',
      '/checkout-journey?car_id=a',
    )
  },
}

export const Gone: Story = { args: { state: { kind: 'closed', isGone: true }, deal: [] } }

export const NotSoldOnline: Story = { args: { state: { kind: 'closed', isGone: false }, deal: [] } }

export const Bought: Story = {
  args: { state: { kind: 'reserved', reference: 'R-7A6B5C4D', amount: '$200' }, deal: [] },
}
