import { findLocationById } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { type AppointmentDay, listAppointmentDays } from '../model/appointment.ts'
import { type Enquiry, type FieldErrors, parseEnquiry } from '../model/enquiry.ts'
import {
  backMove,
  contextFields,
  type EnquiryContext,
  readEnquiryContext,
} from '../model/enquiry-context.ts'
import { findEnquiryErrors } from '../model/enquiry-errors.ts'
import { createEnquiryDefaults } from '../model/enquiry-form.ts'
import { findStepIndex, listEnquirySteps, moveStep } from '../model/enquiry-step.ts'
import type { SiteEvent } from '../model/event-number.ts'
import { createConsent, createLeadPayload, type Lead, readLeadAttributes } from '../model/lead.ts'
import { createLeadEvent } from '../model/lead-event.ts'
import { deriveLeadId, idempotencyKeyPattern, readFormIdempotencyKey } from '../model/lead-id.ts'
import { leadMessage } from '../model/lead-message.ts'
import type { LeadOffer } from '../model/lead-offer.ts'
import { hasSameContent } from '../model/sending-content.ts'
import { honeypotField, isSuspectedSpam } from '../model/spam.ts'
import type { SuccessMarker } from '../model/success-marker.ts'
import { pickTypedValues } from '../model/typed-values.ts'
import { describeReason } from './describe-reason.ts'
import { countLead, type LeadLimits } from './lead-limits.ts'
import {
  createLimitRefusal,
  createOutageRefusal,
  foreignRefusal,
  isRefusal,
  type Refusal,
} from './refusal.ts'
import { type RequestFields, readRequestFields } from './request-body.ts'
import { type LeadStorage, storeLead } from './store-lead.ts'
import { withTimeout } from './with-timeout.ts'

/** Less free space than this, in bytes, and leads are refused rather than half written. */
export const leastFreeDiskBytes = 64 * 1024 * 1024

/** How long the offer of a vehicle may take, in milliseconds. */
const longestOfferMs = 1000

/** Ports of taking enquiries. */
export interface EnquiryPorts extends LeadStorage, LeadLimits {
  /** The present instant. */
  clock: () => Date
  /** A fresh key for a sending that brings none. */
  newKey: () => string
  /** Bytes free on the disk of this machine that leads are stored or spooled on. */
  freeDisk: () => Promise<number>
  /**
   * True when the store is on another machine: then a full disk here matters only to a lead that has to
   * be spooled. Default false.
   */
  isStoreElsewhere?: boolean
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  /**
   * The vehicle as its page offers it now, stored with the lead; null for one that is not in stock.
   * It has a second; a lead is never refused for it. Default: leads have no offer.
   */
  findOffer?: (site: Site, carId: number) => Promise<LeadOffer | null>
  /** Called after a lead is safe, so that its deliveries begin at once. */
  onAccepted?: () => void
}

/** An enquiry that is safe. */
export interface AcceptedEnquiry {
  format: 'json' | 'form'
  leadId: string
  marker: SuccessMarker
  /** Event the lead counts as; `null` for suspected spam. */
  event: SiteEvent | null
  /** Address of the page the form was on. */
  url: string
}

/**
 * An enquiry that was not taken, with everything that was typed; or one that is not at its last step:
 * then the status is 200, nothing is wrong, and `context.step` names the step to show.
 * Source: `ERR-005`, `LEAD-005`
 */
export interface RefusedEnquiry extends Omit<Refusal, 'status'> {
  status: Refusal['status'] | 200
  /** The form's fields as they were typed; `null` when the body could not be read. */
  values: Enquiry | null
  /** The hidden fields as they came, to be put into the form again; `null` likewise. */
  context: EnquiryContext | null
}

/**
 * Reads, checks and stores one enquiry.
 * @returns the id of the lead once it is safe, or why it was not taken; outside trouble is a refusal
 *   with status 503, never an exception
 * Source: `D-03`, `D-04`, `D-05`
 */
export async function takeEnquiry(
  ports: EnquiryPorts,
  request: Request,
  site: Site,
): Promise<AcceptedEnquiry | RefusedEnquiry> {
  if (!isOwnPage(request, site.domains)) return { ...foreignRefusal, values: null, context: null }
  const read = await readRequestFields(request)
  if (isRefusal(read)) return { ...read, values: null, context: null }

  const sent = await readSending(ports, request, site, read)
  if (isRefusal(sent)) {
    const values = pickTypedValues(read.fields, createEnquiryDefaults(site))
    const context = readEnquiryContext(read.fields)
    return { ...sent, values, context: { ...context, step: sent.step ?? context.step } }
  }
  const stored = await storeSending(ports, request, site, sent.lead)
  if (isRefusal(stored)) return { ...stored, format: read.format, ...typed(sent) }
  return {
    format: read.format,
    leadId: stored.leadId,
    marker: markerOf(sent),
    event: sent.lead.status === 'received' ? eventOf(sent) : null,
    url: sent.lead.payload.url,
  }
}

interface Sending {
  lead: Lead
  enquiry: Enquiry
  context: EnquiryContext
}

const typed = ({ enquiry, context }: Sending) => ({ values: enquiry, context })

async function readSending(
  ports: EnquiryPorts,
  request: Request,
  site: Site,
  { fields, format }: RequestFields,
): Promise<Sending | UnsentStep> {
  const context = readEnquiryContext(fields)
  const parsed = parseEnquiry(fields)
  const checked = parsed.ok ? parsed.enquiry : pickTypedValues(fields, createEnquiryDefaults(site))
  const errors = {
    ...findEnquiryErrors(site, checked, daysFor(ports, site, checked)),
    ...(parsed.ok ? {} : parsed.fields),
  }
  const shown = format === 'form' ? stepToShow(fields, checked, errors) : null
  if (shown) return shown
  if (!parsed.ok || Object.keys(errors).length > 0) {
    return { ...invalid(errors), format }
  }
  const key = await keyOf(ports, request, { format, context, enquiry: parsed.enquiry })
  if (key === null) {
    return { status: 400, code: 'malformed_idempotency_key', error: leadMessage.malformed, format }
  }
  const lead = await createLead({
    ports,
    request,
    site,
    fields,
    context,
    key,
    enquiry: parsed.enquiry,
  })
  return { lead, enquiry: parsed.enquiry, context }
}

/** Why a sending is no lead yet: it is wrong, or another step comes first. */
interface UnsentStep extends Omit<RefusedEnquiry, 'values' | 'context'> {
  /** Id of the step to show. Default: the one it came from. */
  step?: string
}

/** The step a form without script goes to; `null` when it is sent. A form that names no step is whole. */
function stepToShow(
  fields: Readonly<Record<string, unknown>>,
  { category }: Enquiry,
  errors: FieldErrors,
): UnsentStep | null {
  const steps = listEnquirySteps(category)
  const { step } = readEnquiryContext(fields)
  const index = step === '' ? steps.length - 1 : findStepIndex(steps, step)
  const isBack = fields[contextFields.move] === backMove
  const move = moveStep({ steps, index, isBack, errors })
  if (move.kind === 'send') return null
  const shown = { format: 'form' as const, step: steps[move.index]?.id ?? '' }
  if (Object.keys(move.fields).length > 0) return { ...shown, ...invalid(move.fields) }
  return { ...shown, status: 200, code: 'next_step', error: '' }
}

/** Days and times of the place the car stands at; `null` where the sending names no place of the site. */
function daysFor(
  { clock }: EnquiryPorts,
  site: Site,
  { location_id }: Enquiry,
): readonly AppointmentDay[] | null {
  const place = findLocationById(site, location_id)
  return place && listAppointmentDays(place, clock())
}

function invalid(fields: Readonly<Record<string, string>>): Omit<Refusal, 'format'> {
  const messages = Object.values(fields)
  const error = messages.length === 1 ? messages[0] : leadMessage.errorListHeading
  return { status: 422, code: 'invalid', error: error ?? leadMessage.errorListHeading, fields }
}

async function keyOf(
  ports: EnquiryPorts,
  request: Request,
  sent: { format: 'json' | 'form'; context: EnquiryContext; enquiry: Enquiry },
): Promise<string | null> {
  const header = request.headers.get('idempotency-key')
  const given = header ?? sent.context.idempotency_key
  if (given === '') return header === null ? ports.newKey() : null
  if (!idempotencyKeyPattern.test(given)) return null
  const isFromPage = header === null && sent.format === 'form'
  return isFromPage ? readFormIdempotencyKey(given, sent.enquiry) : given
}

async function createLead(sent: {
  ports: EnquiryPorts
  request: Request
  site: Site
  fields: Readonly<Record<string, unknown>>
  context: EnquiryContext
  enquiry: Enquiry
  key: string
}): Promise<Lead> {
  const { ports, request, site, fields, context, enquiry, key } = sent
  const now = ports.clock()
  const isSpam = isSuspectedSpam({
    honeypot: fields[honeypotField],
    renderedAt: context.rendered_at,
    now,
  })
  const url = context.url || request.headers.get('referer') || ''
  const agent = typeof fields['user_agent'] === 'string' ? fields['user_agent'] : ''
  return {
    id: await deriveLeadId(site.id, key),
    website_slug: site.slug,
    received_at: now.toISOString(),
    status: isSpam ? 'suspected_spam' : 'received',
    idempotency_key: key,
    payload: createLeadPayload(enquiry, {
      url,
      userAgent: agent || request.headers.get('user-agent') || '',
      attributes: readLeadAttributes(fields['lead_attributes']),
    }),
    consent: createConsent(enquiry, url, now),
    offer: await offerOf(ports, site, enquiry.car_id),
  }
}

/** A lead is worth more than what it says of the vehicle: an offer that cannot be read is left out. */
async function offerOf(
  { findOffer, logger }: EnquiryPorts,
  site: Site,
  carId: number | null,
): Promise<LeadOffer | null> {
  if (carId === null || !findOffer) return null
  try {
    return await withTimeout(findOffer(site, carId), longestOfferMs)
  } catch (error) {
    const reason = describeReason(error)
    logger.warn('A lead is stored without its offer', { site: site.id, car_id: carId, reason })
    return null
  }
}

async function storeSending(
  ports: EnquiryPorts,
  request: Request,
  site: Site,
  lead: Lead,
): Promise<{ leadId: string } | Omit<Refusal, 'format'>> {
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
    return hasSameContent(known.payload, lead.payload) ? { leadId: known.id } : keyReused
  }
  const targetIds = lead.status === 'received' ? site.delivery.targets.map(({ id }) => id) : []
  const storage = { ...ports, hasRoom: () => hasFreeDisk(ports) }
  const stored = await storeLead(storage, site.id, { lead, targetIds })
  if (!stored?.isNew) await verdict.giveBack()
  if (!stored) return unavailable
  if (stored.isConflict) return keyReused
  if (stored.isNew) ports.onAccepted?.()
  return { leadId: stored.leadId }
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

function markerOf({ enquiry, context }: Sending): SuccessMarker {
  const { car_id: id, category, subcategory } = enquiry
  const { car_name: name, car_path: path } = context
  return { category, subcategory, car: id !== null && name && path ? { id, name, path } : null }
}
