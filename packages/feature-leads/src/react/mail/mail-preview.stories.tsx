import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createDigestMail } from '../../model/digest/digest-mail.ts'
import { createJourneyMail } from '../../model/journey/journey-mail.ts'
import { createLeadJourney } from '../../model/journey/lead-journey.ts'
import { createReservationMail } from '../../model/reserve/reservation-mail.ts'
import {
  aDigestLead,
  aDigestPeriod,
  aJourneyAnswers,
  aLead,
  aLeadOffer,
  aMailBrand,
  someDigestRecords,
} from '../../testing/index.ts'
import { MailPreview } from './mail-preview.tsx'

const offer = aLeadOffer({ picture_url: null })
const lead = aLead({ offer })
const journey = createLeadJourney(aJourneyAnswers())
const id = '7a6b5c4d-1111-4222-8333-444455556666'
const terms = 'Refunded in full within 7 days.'
const link = createJourneyMail({
  siteName: 'Harbour Motor Group',
  carName: offer.name,
  url: 'https://harbour.example/checkout-journey?car_id=a&link=b',
  offer,
})
const ironbark = aMailBrand({
  siteName: 'Ironbark Trucks',
  siteUrl: 'https://ironbark.example',
  colors: { ...aMailBrand().colors, action: '#f0b400', onAction: '#16191c', canvas: '#f4f2ee' },
  place: null,
})

const meta = {
  title: 'Leads/Emails',
  component: MailPreview,
  args: {
    brand: aMailBrand(),
    content: createReservationMail({ id, amountCents: 20_000, lead }, terms),
  },
} satisfies Meta<typeof MailPreview>

export default meta
type Story = StoryObj<typeof meta>

/** Text of the mail, once its frame has loaded. */
const textOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('iframe')?.contentDocument?.body?.textContent ?? ''

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(textOf(canvasElement)).toContain('R-7A6B5C4D'))
    await expect(textOf(canvasElement)).toContain('$200')
  },
}

export const ReceiptOfAPurchase: Story = {
  args: {
    content: createReservationMail(
      { id, amountCents: 20_000, lead: { ...lead, payload: { ...lead.payload, journey } } },
      null,
    ),
  },
}

export const ReceiptOfAnotherDealer: Story = { args: { brand: ironbark } }

export const LinkOfAPurchase: Story = {
  args: { content: link },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(textOf(canvasElement)).toContain('Continue your purchase'))
  },
}

export const LinkOfAnotherDealer: Story = { args: { content: link, brand: ironbark } }

const site = aSite({ name: 'Harbour Motor Group' })

/** The digest of a day; there is none on an empty one. */
function digestOf(records: Partial<Parameters<typeof someDigestRecords>[0]>) {
  const content = createDigestMail(site, aDigestPeriod, someDigestRecords(records), null)
  if (!content) throw new Error('a day with nothing to tell has no mail')
  return content
}

const drive = aDigestLead({ name: 'Priya', last_name: 'Nair', category: 'Test Drive' })
const digest = digestOf({
  leads: [
    aDigestLead({ name: 'Ann', last_name: 'Lee', category: 'Vehicle Enquiry' }),
    aDigestLead({ name: 'Bob', last_name: 'Ray', category: 'Vehicle Enquiry' }, { crm: 'dead' }),
    drive,
  ],
  appointments: [
    { lead: drive.lead, appointment: { locationId: -1, startsAt: '2026-11-20T00:30:00.000Z' } },
  ],
  reservations: [aDigestLead({ name: 'Sam', last_name: 'Okoro' }).lead],
})

export const DailyDigest: Story = {
  args: { content: digest },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(textOf(canvasElement)).toContain('3 leads on Thursday 19 November'))
    await expect(textOf(canvasElement)).toContain('Not delivered: crm.')
    await expect(textOf(canvasElement)).toContain('Test drives today')
  },
}

export const DailyDigestOfAnotherDealer: Story = { args: { content: digest, brand: ironbark } }

export const AnEmptyDayHasNoDigest: Story = {
  play: async () => {
    await expect(createDigestMail(site, aDigestPeriod, someDigestRecords(), null)).toBeNull()
  },
}

export const DailyDigestWithLongNames: Story = {
  args: {
    content: digestOf({
      leads: [
        aDigestLead(
          {
            name: 'Maximiliana-Alexandrina',
            last_name: 'Featherstonehaugh-Smythe of the Northern Beaches',
            category: 'Find Me Something Similar Enquiry',
          },
          { 'dealership-management-system-of-the-group': 'dead', 'another-long-target': 'dead' },
        ),
      ],
    }),
  },
}
