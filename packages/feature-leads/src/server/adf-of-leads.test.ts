import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatAdfXml } from '../model/adf.ts'
import { createAppointmentNotice } from '../model/appointment-notice.ts'
import { parseEnquiry } from '../model/enquiry.ts'
import { createLeadJourney, formatJourneyLines } from '../model/journey/lead-journey.ts'
import { createConsent, createLeadPayload, type Lead } from '../model/lead.ts'
import { readLeadAttributes } from '../model/lead-attributes.ts'
import { LEAD_KINDS } from '../model/lead-category.ts'
import { createPaymentLead } from '../model/payment/payment-lead.ts'
import { createReservationEnquiry } from '../model/reserve/reservation-lead.ts'
import { createSpinLead } from '../model/spin/spin-lead.ts'
import { formatTradeInLine, tradeInSubcategory } from '../model/trade-in/lead-trade-in.ts'
import { findAdfFaults } from '../testing/adf-validity.ts'
import {
  aJourneyAnswers,
  aLead,
  aLeadOffer,
  aLeadTradeIn,
  anEnquiry,
  anEnquiryCar,
} from '../testing/index.ts'

/** Texts that break what is put together by hand, each as long as a field may be asked to hold. */
const hostile = [
  'Ann',
  '<message attr="x">\'"&amp;&#0;&unknown;',
  ']]><![CDATA[',
  '<?xml version="1.0"?><!DOCTYPE adf [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;<!--',
  '\u0000\u0001\u0008\u000B\u001F\u007F\u0085\uFFFE\uFFFF\t\r\n',
  '\uD800 \uDC00\uD83D',
  '👩🏽‍🔧🚗🇦🇺',
  '\u202Eخلف\u2066שלום\u2069',
  '𐐷\u{10FFFF}\u{1FFFE}',
  '<'.repeat(5000),
  '&'.repeat(5000),
  '😀'.repeat(2500),
] as const

const now = new Date('2026-11-25T01:00:00Z')
const site = aSite({ id: 'harbour', slug: 'harbour' })
const contactOf = (text: string) => ({
  id: '7a6b5c4d-1111-4222-8333-444455556666',
  name: text,
  last_name: text,
  email: text,
  phone: text,
})

/** Context of a sending whose browser says a text everywhere. */
const contextOf = (text: string) => ({
  url: text,
  userAgent: text,
  attributes: readLeadAttributes({ visited_pages: [text], linked_query_params: { [text]: text } }),
})

/** Enquiry of one text in every field; what a form would refuse for its length goes in as it is. */
function anEnquiryThatSays(text: string, category: string) {
  const texts = Object.fromEntries(
    Object.entries(anEnquiry()).map(([name, value]) => [
      name,
      typeof value === 'string' ? text : value,
    ]),
  )
  const said = { ...anEnquiry(texts), category, additional_services: [text, text] }
  const parsed = parseEnquiry(said)
  return parsed.ok ? parsed.enquiry : said
}

/** Lead of an enquiry as `POST /api/leads` makes it. */
function aTakenLead(text: string, category: string): Lead {
  const enquiry = anEnquiryThatSays(text, category)
  const payload = createLeadPayload(enquiry, contextOf(text))
  return aLead({ payload, consent: createConsent(enquiry, text, now) })
}

const aTradeInThatSays = (text: string) =>
  aLeadTradeIn({ make: text, model: text, badge: text, rego: text, adjustments: [text, text] })

/** The lead of a reservation, with everything an online purchase adds. */
function aReservationLead(text: string): Lead {
  const car = anEnquiryCar({ name: text, make: text, model: text, stocknum: text })
  const answers = { postcode: text, address: text, rego: text, rego_state: text, km: text }
  const journey = createLeadJourney(aJourneyAnswers({ ...answers, estimate: text }))
  const message = [text, ...formatJourneyLines(journey)].join('\n')
  const contact = { ...contactOf(text), opt_in: true, opt_in_version: text }
  const enquiry = createReservationEnquiry(site, car, contact, message)
  const payload = createLeadPayload(enquiry, contextOf(text))
  return aLead({ payload: { ...payload, journey, trade_in: aTradeInThatSays(text) } })
}

function aTradeInLead(text: string, subcategory: string): Lead {
  const tradeIn = aTradeInThatSays(text)
  const lead = aTakenLead(text, 'Trade In')
  const message = [formatTradeInLine(tradeIn), ...tradeIn.adjustments].join('\n')
  return { ...lead, payload: { ...lead.payload, subcategory, message, trade_in: tradeIn } }
}

const changeOf = async (text: string, isMoved: boolean): Promise<Lead> => {
  const lead = aTakenLead(text, 'Test Drive')
  const before = { when: text, place: text }
  const after = isMoved ? { when: text } : null
  const time = isMoved ? { date: text, time: text } : null
  return createAppointmentNotice('harbour', { lead, before, after, time }, { key: 'change-1', now })
}

type MakeLeads = (text: string) => Promise<readonly Lead[]>

/** A case for every source that makes leads, by its file. */
const makers: Readonly<Record<string, MakeLeads>> = {
  'server/take-enquiry.ts': async (text) =>
    LEAD_KINDS.map(({ category }) => aTakenLead(text, category)),
  'server/reserve/take-reservation.ts': async (text) => [aReservationLead(text)],
  'server/trade-in/accept-trade-in.ts': async (text) =>
    Object.values(tradeInSubcategory).map((subcategory) => aTradeInLead(text, subcategory)),
  'model/appointment-notice.ts': (text) =>
    Promise.all([true, false].map((isMoved) => changeOf(text, isMoved))),
  'model/payment/payment-lead.ts': async (text) => {
    const paid = { id: crypto.randomUUID(), amountCents: 25_050, reference: text, createdAt: now }
    const notice = { ...paid, processorName: text, dealershipSlug: text }
    return [await createPaymentLead(site, contactOf(text), notice, text)]
  },
  'model/spin/spin-lead.ts': async (text) => {
    const spin = { campaign: text, prize: { id: text, label: text, text }, spunAt: now }
    return [await createSpinLead(site, contactOf(text), spin, text)]
  },
}

/** Sources that give a lead its id, and so make one. */
const findMakers = (): string[] => {
  const root = join(import.meta.dirname, '..')
  return globSync('{model,server}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|lead-id\.ts$|spool-drain\.ts$/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('deriveLeadId('))
    .toSorted()
}

const vendor = { name: '<"Motors"> & ]]>', phone: '\u0000', url: 'https://h.example/?a&b' }

/** Each lead about no vehicle, and about one whose feed says the same. */
function documentsOf(lead: Lead, text: string): string[] {
  const said = { name: text, make: text, model: text, badge: text, vin: text, body: text }
  const more = { stock_number: text, transmission: text, colour: text, picture_url: text }
  const offer = aLeadOffer({ ...said, ...more, price_text: text, price_type: text })
  return [null, offer].map((of) =>
    formatAdfXml(
      { siteId: 'harbour', deliveryId: 'd', attempt: 1, lead: { ...lead, offer: of } },
      vendor,
    ),
  )
}

describe('leads as ADF', () => {
  it('have a case here for every source that makes them', () => {
    expect(findMakers()).toEqual(Object.keys(makers).toSorted())
  })

  it('have a case here for every kind', async () => {
    const leads = await makers['server/take-enquiry.ts']?.('Ann')
    expect(leads).toHaveLength(LEAD_KINDS.length)
    expect(LEAD_KINDS.length).toBeGreaterThanOrEqual(11)
  })

  it.each(Object.keys(makers))(
    'of %s are valid whatever was typed or fed [PLUS-032]',
    async (file) => {
      for (const text of hostile) {
        const leads = (await makers[file]?.(text)) ?? []
        expect(leads.length).toBeGreaterThan(0)
        const documents = leads.flatMap((lead) => documentsOf(lead, text))
        expect(findAdfFaults(documents)).toEqual([])
      }
    },
  )

  it('are held against the grammar, which sees a fault', () => {
    const [valid = ''] = documentsOf(aReservationLead(']]>'), ']]>')
    expect(findAdfFaults([valid.replace('<requestdate>', '<date>')])).toHaveLength(1)
    expect(findAdfFaults([valid.replaceAll('&gt;', '>').replaceAll('&quot;', '<')])).toHaveLength(1)
  })
})
