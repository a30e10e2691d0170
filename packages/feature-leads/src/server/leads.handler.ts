import type { Site } from '@forecourt/tenant-config/model'
import type { EventMessage } from '../model/event-message.ts'
import { leadMessage } from '../model/lead-message.ts'
import { describeReason } from './describe-reason.ts'
import { type AcceptedEnquiry, type EnquiryPorts, type RefusedEnquiry } from './enquiry-ports.ts'
import { createMethodRefusal, isRefusal, refusalResponse } from './refusal.ts'
import { createSeeOther, isSecureRequest } from './see-other.ts'
import { formatSuccessCookie } from './success-cookie.ts'
import { takeEnquiry } from './take-enquiry.ts'

/** Needs of the handler of leads. */
export interface LeadsHandlerOptions extends EnquiryPorts {
  /**
   * Renders the page of a form that was sent without script and not taken: the typed values, the
   * mistakes beside their fields, the step `refused.context.step`, `refused.status` as the status.
   * Default: the error envelope.
   */
  renderRefused?: (refused: RefusedEnquiry, request: Request, site: Site) => Promise<Response>
  /**
   * Records the event of a lead whose form was sent without script; with script the page sends it.
   * Never awaited. Default: nothing is counted.
   */
  recordEvent?: (siteId: string, event: EventMessage, receivedAt: Date) => Promise<void>
  /** Path a form sent without script ends at; default `/success`. */
  successPath?: string
}

const needed = [
  'store',
  'spool',
  'logger',
  'rateLimit',
  'contactLimit',
  'clock',
  'newKey',
  'freeDisk',
  'clientAddress',
] as const satisfies (keyof LeadsHandlerOptions)[]

/** A host without types is told at its start, and not by its first visitor. */
function requirePorts(options: LeadsHandlerOptions): void {
  const missing = needed.filter((name) => options[name] === undefined)
  if (missing.length > 0)
    throw new TypeError(`[feature-leads] createLeadsHandler needs ${missing.join(', ')}`)
}

/**
 * Handler of `POST /api/leads`, and of the pages a form without script posts to.
 * JSON gets 201 `{"lead_id"}` or the error envelope; form fields get 303 to the success page or the
 * rendered form. A lead is answered with success only after it is safe from a power cut.
 * @throws TypeError naming the ports that are missing
 * Source: `D-03`, `D-04`, `D-05`, `D-101`
 */
export function createLeadsHandler(
  options: LeadsHandlerOptions,
): (request: Request, site: Site) => Promise<Response> {
  requirePorts(options)
  return async (request, site) => {
    if (request.method !== 'POST')
      return refusalResponse(createMethodRefusal(leadMessage.malformed))
    const result = await takeEnquiry(options, request, site)
    if (!isRefusal(result)) {
      if (result.format === 'form') countLead(options, result, site)
      return acceptedResponse(result, request, options.successPath)
    }
    return answerRefused(options, result, request, site)
  }
}

/** The page of a form that was not taken, where it came as one; else the error envelope. */
export async function answerRefused(
  { renderRefused }: Pick<LeadsHandlerOptions, 'renderRefused'>,
  refused: RefusedEnquiry,
  request: Request,
  site: Site,
): Promise<Response> {
  const isPage = refused.format === 'form' && renderRefused !== undefined
  return isPage ? renderRefused(refused, request, site) : envelope(refused)
}

/** A step that nobody can show is a sending that is not whole. */
const envelope = (refused: RefusedEnquiry): Response =>
  refusalResponse({ ...refused, status: refused.status === 200 ? 422 : refused.status })

/** Records the event of a lead whose form came without script, once however often it is sent. */
export function countLead(
  { recordEvent, clock, logger }: LeadsHandlerOptions,
  { event, url, isNew }: AcceptedEnquiry,
  site: Site,
): void {
  if (!recordEvent || !event || !isNew) return
  const at = clock()
  const { eventId, carId, dealershipId } = event
  const message: EventMessage = {
    event_id: eventId,
    ...(carId ? { car_id: carId } : {}),
    ...(dealershipId ? { dealership_id: dealershipId } : {}),
    website_id: site.id,
    url,
    at: at.toISOString(),
  }
  recordEvent(site.id, message, at).catch((error: unknown) =>
    logger.warn('The event of a lead was not recorded', {
      site: site.id,
      event_id: eventId,
      reason: describeReason(error),
    }),
  )
}

function acceptedResponse(
  { format, leadId, marker }: AcceptedEnquiry,
  request: Request,
  successPath = '/success',
): Response {
  // The page that follows is made on the server, with script and without.
  const cookie = formatSuccessCookie(marker, isSecureRequest(request))
  if (format !== 'json') return createSeeOther(successPath, [cookie])
  const headers = { 'cache-control': 'no-store', 'set-cookie': cookie }
  return Response.json({ lead_id: leadId }, { status: 201, headers })
}
