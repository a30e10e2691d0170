import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { type AppointmentDay, listAppointmentDays } from '../model/appointment.ts'
import { findVisitPlace } from '../model/appointment-slots.ts'
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
import { createConsent, createLeadPayload, type Lead } from '../model/lead.ts'
import { readLeadAttributes } from '../model/lead-attributes.ts'
import { deriveLeadId, idempotencyKeyPattern, readFormIdempotencyKey } from '../model/lead-id.ts'
import { leadMessage } from '../model/lead-message.ts'
import type { LeadOffer } from '../model/lead-offer.ts'
import { honeypotField, isSuspectedSpam } from '../model/spam.ts'
import { pickTypedValues } from '../model/typed-values.ts'
import { describeReason } from './describe-reason.ts'
import type {
  AcceptedEnquiry,
  EnquiryPorts,
  PreparedEnquiry,
  RefusedEnquiry,
  Sending,
} from './enquiry-ports.ts'
import { foreignRefusal, isRefusal, type Refusal } from './refusal.ts'
import { type RequestFields, readRequestFields } from './request-body.ts'
import { storeEnquiry } from './store-enquiry.ts'
import { withTimeout } from './with-timeout.ts'

/** How long the offer of a vehicle may take, in milliseconds. */
const longestOfferMs = 1000

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

  const prepared = await prepareEnquiry(ports, request, site, read)
  return isRefusal(prepared) ? prepared : storeEnquiry(ports, request, site, prepared)
}

/**
 * Checks the fields of an enquiry, and makes a lead of them that is not stored yet.
 * @returns the lead, or why it is none yet
 */
export async function prepareEnquiry(
  ports: EnquiryPorts,
  request: Request,
  site: Site,
  read: RequestFields,
): Promise<PreparedEnquiry | RefusedEnquiry> {
  const sent = await readSending(ports, request, site, read)
  if (!isRefusal(sent)) return { ...sent, format: read.format }
  const { values, context } = readTyped(site, read)
  return { ...sent, values, context: { ...context, step: sent.step ?? context.step } }
}

/** Everything a form sent, as it was typed. */
export const readTyped = (site: Site, { fields }: RequestFields) => ({
  values: pickTypedValues(fields, createEnquiryDefaults(site)),
  context: readEnquiryContext(fields),
})

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
    ...ports.findErrors?.(site, checked),
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

/** Days and times of the place that is wished for; `null` where the sending names no place of the site. */
function daysFor(
  { clock }: EnquiryPorts,
  site: Site,
  enquiry: Enquiry,
): readonly AppointmentDay[] | null {
  const place = findVisitPlace(site, enquiry)
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
