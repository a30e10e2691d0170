import { findLocationById, readWallClock } from '@forecourt/feature-locations/model'
import { findTimeZone, type Site } from '@forecourt/tenant-config/model'
import { formatTimeLabel, formatTimeText } from '../appointment.ts'
import type { Lead } from '../lead.ts'
import { formatLeadKind } from '../lead-category.ts'
import type { BookedLead, LeadRecord } from '../lead-store.ts'
import { cleanText } from '../lead-text.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { DigestPeriod } from './digest-period.ts'
import type { DigestRecords } from './digest-store.ts'

/** Leads a mail names; of the others it says how many they are. */
const mostNamed = 100

/** Somebody a digest is sent to. */
export interface DigestRecipient {
  to: string
  /** Dealership whose leads it tells of; null for those of the whole site. */
  dealership: string | null
}

/** Who gets the digest of a site: as its file says, else the mailboxes in which people read its leads. */
export function listDigestRecipients({ delivery }: Pick<Site, 'delivery'>): DigestRecipient[] {
  if (delivery.digest.recipients !== null) return delivery.digest.recipients
  const mailboxes = delivery.targets.flatMap((target) =>
    target.type === 'email' && target.format === 'text' && target.purpose === 'leads'
      ? [target.to]
      : [],
  )
  return [...new Set(mailboxes)].map((to) => ({ to, dealership: null }))
}

type DigestSite = Pick<Site, 'name' | 'timeZone' | 'dealerships' | 'locations' | 'state'>

/**
 * The digest of a day for one recipient: how many leads of each kind came the day before, each with name, time,
 * vehicle and how its delivery stands; test drives of today, and reservations.
 * @returns null where there is nothing to tell: no mail is sent then
 */
export function createDigestMail(
  site: Site,
  period: DigestPeriod,
  records: DigestRecords,
  dealership: string | null,
): MailContent | null {
  const isOwn = ({ payload }: Lead) => dealership === null || payload.dealership_slug === dealership
  const leads = records.leads.filter(({ lead }) => isOwn(lead))
  const drives = records.appointments.filter(({ lead }) => isOwn(lead))
  const reservations = records.reservations.filter(isOwn)
  if (leads.length + drives.length + reservations.length === 0) return null
  const day = formatDay(period.from, site.timeZone)
  const count = leads.length === 1 ? '1 lead' : `${leads.length} leads`
  const others = leads.length - mostNamed
  return {
    subject: `${count} on ${day}`,
    heading: `${count} on ${day}`,
    paragraphs: [countKinds(leads), warnOfDead(leads)].filter((text) => text !== ''),
    offer: null,
    facts: [],
    sections: [
      { title: 'Test drives today', facts: drives.map((drive) => describeDrive(site, drive)) },
      {
        title: 'Reservations since yesterday',
        facts: reservations.map((lead) => ({
          term: formatName(lead),
          details: formatVehicle(lead),
        })),
      },
      {
        title: 'Yesterday’s leads',
        facts: leads.slice(0, mostNamed).map((record) => describeLead(site, record)),
      },
    ].filter(({ facts }) => facts.length > 0),
    action: null,
    steps: [],
    notes: [
      ...(others > 0 ? [`And ${others} more ${others === 1 ? 'lead' : 'leads'}.`] : []),
      `Sent once a day about the leads of ${nameOf(site, dealership)}. Whoever runs your website can change who gets it and when.`,
    ],
  }
}

const nameOf = ({ name, dealerships }: DigestSite, slug: string | null) =>
  dealerships.find((dealership) => dealership.slug === slug)?.name ?? name

function countKinds(leads: readonly LeadRecord[]): string {
  const counts = new Map<string, number>()
  for (const { lead } of leads) {
    const kind = cleanText(formatLeadKind(lead.payload)) || 'Other'
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([kindA, a], [kindB, b]) => b - a || kindA.localeCompare(kindB))
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ')
}

const listDead = ({ deliveries }: LeadRecord) =>
  deliveries.filter(({ status }) => status === 'dead').map(({ targetId }) => targetId)

function warnOfDead(leads: readonly LeadRecord[]): string {
  const dead = leads.filter((lead) => listDead(lead).length > 0).length
  if (dead === 0) return ''
  const who = dead === 1 ? '1 lead has' : `${dead} leads have`
  return `${who} not reached every system and will not be sent again automatically. Ask whoever runs your website to resend.`
}

function describeLead({ timeZone }: DigestSite, record: LeadRecord) {
  const { payload, received_at: at } = record.lead
  const kind = cleanText(formatLeadKind(payload))
  const about = [kind, formatVehicle(record.lead)].filter(Boolean).join(': ')
  return {
    term: `${formatTime(new Date(at), timeZone)}, ${formatName(record.lead)}`,
    details: `${about}. ${describeDeliveries(record)}`,
  }
}

/** How the deliveries of a lead stand, in words: those that are dead by name. */
function describeDeliveries(record: LeadRecord): string {
  const dead = listDead(record)
  if (dead.length > 0) return `Not delivered: ${dead.join(', ')}.`
  const { deliveries } = record
  const waiting = deliveries.filter(({ status }) => status === 'pending')
  if (waiting.length > 0)
    return `On its way to ${waiting.map(({ targetId }) => targetId).join(', ')}.`
  return deliveries.some(({ status }) => status === 'delivered')
    ? 'Delivered.'
    : 'Stored here only.'
}

function describeDrive(site: Site, { lead, appointment }: BookedLead) {
  const place = appointment && findLocationById(site, appointment.locationId)
  const zone = place ? findTimeZone(place.address.state) : site.timeZone
  const time = appointment ? `${formatTime(new Date(appointment.startsAt), zone)}, ` : ''
  return {
    term: `${time}${formatName(lead)}`,
    details: [formatVehicle(lead), place && `at ${place.name}`].filter(Boolean).join(', '),
  }
}

const formatName = ({ payload }: Lead) =>
  cleanText(`${payload.name} ${payload.last_name}`.trim()) || 'Name not given'

function formatVehicle({ payload, offer }: Lead): string {
  if (offer) return offer.name
  return cleanText([payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' '))
}

const dayWords = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const formatDay = (at: Date, timeZone: string) =>
  dayWords.format(new Date(`${readWallClock(at, timeZone).date}T00:00:00Z`))

/** "9:05 am", by the clock of a time zone. */
const formatTime = (at: Date, timeZone: string) =>
  formatTimeLabel(formatTimeText(readWallClock(at, timeZone).minutes))
