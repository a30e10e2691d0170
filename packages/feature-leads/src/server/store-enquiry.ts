import type { Site } from '@forecourt/tenant-config/model'
import { findLeadPlace } from '../model/adf-vendor.ts'
import { findLeadAppointment } from '../model/appointment-slots.ts'
import { type BookedAppointment, describeAppointment } from '../model/booked-appointment.ts'
import type { FieldErrors } from '../model/enquiry.ts'
import { listEnquirySteps } from '../model/enquiry-step.ts'
import type { SiteEvent } from '../model/event-number.ts'
import type { Lead } from '../model/lead.ts'
import { findLeadKind } from '../model/lead-category.ts'
import { createLeadEvent } from '../model/lead-event.ts'
import { leadMessage } from '../model/lead-message.ts'
import type { LeadAppointment } from '../model/lead-store.ts'
import { hasSameContent } from '../model/sending-content.ts'
import type { SuccessMarker } from '../model/success-marker.ts'
import { describeReason } from './describe-reason.ts'
import type {
  AcceptedEnquiry,
  EnquiryPorts,
  PreparedEnquiry,
  RefusedEnquiry,
  Sending,
} from './enquiry-ports.ts'
import { countLead } from './lead-limits.ts'
import { createLimitRefusal, createOutageRefusal, isRefusal, type Refusal } from './refusal.ts'
import { storeLead } from './store-lead.ts'

/** Less free space than this, in bytes, and leads are refused rather than half written. */
export const leastFreeDiskBytes = 64 * 1024 * 1024

/** Stores a lead. Source: `D-03`, `D-05` */
export async function storeEnquiry(
  ports: EnquiryPorts,
  request: Request,
  site: Site,
  { format, ...sent }: PreparedEnquiry,
): Promise<AcceptedEnquiry | RefusedEnquiry> {
  const { lead } = sent
  const appointment = takesTime(lead) ? findLeadAppointment(site, lead.payload) : null
  const stored = await storeSending(ports, request, site, { lead, appointment })
  if (isRefusal(stored)) return { ...stored, format, ...typed(sent, stored.fields) }
  const booked = appointment && describeAppointment(site, appointment, { lead, now: ports.clock() })
  if (booked && stored.isNew) void confirm(ports, site, lead, booked)
  return {
    format,
    leadId: stored.leadId,
    marker: { ...markerOf(sent, booked), ...answeredAt(site, lead) },
    event: sent.lead.status === 'received' ? eventOf(sent) : null,
    url: sent.lead.payload.url,
    isNew: stored.isNew,
  }
}

/** A wish in a form that offers no times holds none, nor does what looks like spam. */
const takesTime = ({ status, payload }: Lead) =>
  status === 'received' && findLeadKind(payload.category)?.form?.asksAppointment === true

/** Everything that was typed, at the step a mistake is on. */
function typed({ enquiry, context }: Sending, fields: FieldErrors = {}) {
  const wrong = new Set(Object.keys(fields))
  const step = listEnquirySteps(enquiry.category).find(
    ({ names }) => names !== 'rest' && names.some((name) => wrong.has(name)),
  )
  return { values: enquiry, context: { ...context, ...(step && { step: step.id }) } }
}

async function confirm(
  { confirmAppointment, logger }: EnquiryPorts,
  site: Site,
  lead: Lead,
  booked: BookedAppointment,
): Promise<void> {
  try {
    await confirmAppointment?.(site, lead, booked)
  } catch (error) {
    const reason = describeReason(error)
    logger.error('An appointment was not confirmed', { site: site.id, lead_id: lead.id, reason })
  }
}

/** A lead and the time it takes; null for none. */
interface LeadToStore {
  lead: Lead
  appointment: LeadAppointment | null
}

async function storeSending(
  ports: EnquiryPorts,
  request: Request,
  site: Site,
  { lead, appointment }: LeadToStore,
): Promise<{ leadId: string; isNew: boolean } | Omit<Refusal, 'format'>> {
  if (!ports.isStoreElsewhere && !(await hasFreeDisk(ports))) return unavailable
  const clientAddress = ports.clientAddress(request)
  const verdict = await countLead(ports, { siteId: site.id, clientAddress, payload: lead.payload })
  if (!verdict.isAllowed) {
    const known = await ports.store.findByKey(site.id, lead.idempotency_key).catch(() => null)
    if (!known) {
      const text = limitText[verdict.limit]
      ports.logger.warn(`A lead was refused: too many ${text.cause}`, { site: site.id })
      return createLimitRefusal(text.error, verdict.retryAfterSeconds)
    }
    return hasSameContent(known.payload, lead.payload)
      ? { leadId: known.id, isNew: false }
      : keyReused
  }
  const targetIds = lead.status === 'received' ? site.delivery.targets.map(({ id }) => id) : []
  const storage = { ...ports, hasRoom: () => hasFreeDisk(ports) }
  const entry = { lead, targetIds, ...(appointment && { appointment }) }
  const stored = await storeLead(storage, site.id, entry)
  if (!stored?.isNew) await verdict.giveBack()
  if (!stored) return unavailable
  if (stored.isConflict) return keyReused
  if (stored.isTaken) return timeTaken
  if (stored.isNew) ports.onAccepted?.()
  return { leadId: stored.leadId, isNew: stored.isNew }
}

const limitText = {
  address: { cause: 'came from one address', error: leadMessage.rateLimited },
  contact: { cause: 'named one email or phone number', error: leadMessage.contactLimited },
} as const

/** A key that belongs to another sending; storing neither would lose one of the two. Source: `PLUS-092` */
const keyReused = {
  status: 409,
  code: 'idempotency_key_reused',
  error: leadMessage.keyReused,
} as const

/** Somebody else took the time between the page and its form. Source: `D-66` */
const timeTaken = {
  status: 422,
  code: 'invalid',
  error: leadMessage.timeTaken,
  fields: { appointment_time: leadMessage.timeTaken },
} as const

const unavailable = createOutageRefusal(leadMessage.unavailable)

async function hasFreeDisk({ freeDisk, logger }: EnquiryPorts): Promise<boolean> {
  try {
    const bytes = await freeDisk()
    if (bytes >= leastFreeDiskBytes) return true
    logger.error('The disk is nearly full; leads are refused', { free_bytes: bytes })
    return false
  } catch (error) {
    logger.warn('Free disk space is unknown', { reason: describeReason(error) })
    return true
  }
}

function eventOf({ enquiry, context }: Sending): SiteEvent {
  const { category, subcategory, car_id: carId, car_type: carType } = enquiry
  const car = carId !== null && carType ? { carType, tag: context.car_tag ?? null } : null
  const eventId = createLeadEvent({ category, subcategory, car })
  return { eventId, carId, dealershipId: enquiry.car_dealership_id }
}

/** The place that answers a lead about no car. */
function answeredAt(site: Site, { payload }: Lead): Pick<SuccessMarker, 'locationId'> {
  const place =
    payload.car_id === null && payload.dealership_slug ? findLeadPlace(site, { payload }) : null
  return place ? { locationId: place.id } : {}
}

function markerOf({ enquiry, context }: Sending, booked: BookedAppointment | null): SuccessMarker {
  const { car_id: id, category, subcategory } = enquiry
  const { car_name: name, car_path: path } = context
  const car = id !== null && name && path ? { id, name, path } : null
  return {
    category,
    subcategory,
    car,
    ...(id !== null && { carId: id }),
    ...(booked && { appointment: booked }),
  }
}
