import { aSite } from '@forecourt/tenant-config/testing'
import { SharePopup } from '@forecourt/ui/share-popup'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { listCarActions } from '../../model/index.ts'
import { aDescribedCar } from '../../testing/index.ts'
import { PhoneReveal } from '../phone-reveal/phone-reveal.tsx'
import { PrintButton } from '../print-button/print-button.tsx'
import { CarActions } from './car-actions.tsx'

const path = '/cars/2021-mazda-cx-5-maxx-sport-u20417'
const links = {
  enquiry: `${path}/enquire`,
  similar: `${path}/enquire?similar=1`,
  testDrive: `${path}/test-drive`,
  photos: `${path}/photos`,
  message: '/contact',
  reaches: () => true,
}
const quiet = {
  finance: false,
  tradeIn: false,
  reserve: false,
  chat: false,
  testDrive: false,
  requestPhotos: false,
}
type Features = Parameters<typeof aSite>[0] extends infer Input
  ? Input extends { features?: infer Switches }
    ? Switches
    : never
  : never

function buttons(
  features: Features,
  differences: Parameters<typeof aDescribedCar>[0] = {},
  vehiclePage: NonNullable<Parameters<typeof aSite>[0]>['vehiclePage'] = {},
) {
  const car = aDescribedCar({ id: 40817, payment_processors: ['stripe'], path, ...differences })
  const site = aSite({ features: { ...quiet, ...features }, vehiclePage })
  return listCarActions(car, site, links)
}

const tools = (
  <>
    <SharePopup
      id="share"
      url={`https://harbour.example.test${path}`}
      title="2021 Mazda CX-5 Maxx Sport"
    />
    <PrintButton slug="2021-mazda-cx-5-maxx-sport-u20417" />
  </>
)

const meta = {
  title: 'Vehicle/Actions',
  component: CarActions,
  args: {
    actions: buttons({}),
    call: <PhoneReveal phone="07 7010 4200" href="tel:+61770104200" stockNumber="U20417" />,
    tools,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'One filled button, then the telephone, sharing and printing [VDP-030] [VDP-031] [VDP-043]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enquire' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Call the dealer' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Print' })).toBeVisible()
  },
}

const everything = {
  finance: true,
  tradeIn: true,
  reserve: true,
  chat: true,
  testDrive: true,
  requestPhotos: true,
}

export const Everything: Story = {
  args: { actions: buttons(everything, {}, { purchaseButton: 'Reserve Now {deposit}' }) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual([
      'Reserve Now $200',
      'Enquire',
      expect.stringMatching(/^Call Now/),
      'Test Drive',
      'Request Photos',
      'Get Finance',
      'Get Pre-Approved',
      'Trade-In Valuation',
      'Instant Message',
      'Print',
    ])
  },
}

export const BuyOnline: Story = {
  args: { actions: buttons({ reserve: true }, {}, { purchaseButton: 'Buy Online' }) },
}

export const Reserved: Story = {
  name: "A reserved car has 'Find Me Something Similar' in place of buying it [VDP-049]",
  args: { actions: buttons({ reserve: true }, { reserved: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
      'href',
      `${path}/enquire?similar=1`,
    )
    await expect(canvas.queryByRole('link', { name: 'Reserve Now' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Enquire' })).toBeVisible()
  },
}

export const WithoutTelephone: Story = {
  name: 'Without a telephone number there is no call button [VDP-122]',
  args: { call: null, tools: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enquire' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Call Now/ })).toBeNull()
  },
}

export const Phone: Story = {
  args: { actions: buttons(everything) },
  globals: { viewport: { value: 'phone' } },
}

export const Narrow: Story = {
  args: { actions: buttons(everything, {}, { financeButton: { label: 'Get Finance Quote' } }) },
  globals: { viewport: { value: 'narrow' } },
}

export const InstantMessageOpensTheChat: Story = {
  name: 'Instant Message opens the chat [VDP-039]',
  args: {
    actions: buttons({ chat: true }),
    onInstantMessage: fn((event: MouseEvent) => event.preventDefault()),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Instant Message' }))
    await expect(args.onInstantMessage).toHaveBeenCalledTimes(1)
  },
}

export const WithoutScript: Story = {
  globals: { script: 'off' },
  args: { actions: buttons(everything) },
}
