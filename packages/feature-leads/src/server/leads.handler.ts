import type { Site } from '@forecourt/tenant-config/model'
import { leadMessage } from '../model/lead-message.ts'
import { isRefusal, refusalResponse } from './refusal.ts'
import { successCookie } from './success-cookie.ts'
import {
  type AcceptedEnquiry,
  type EnquiryPorts,
  type RefusedEnquiry,
  takeEnquiry,
} from './take-enquiry.ts'

/** What the handler of leads needs. */
export interface LeadsHandlerOptions extends EnquiryPorts {
  /**
   * Renders the page of a form that was sent without script and refused: the typed values, the
   * mistakes beside their fields, `refused.status` as the status. Default: the error envelope.
   */
  renderRefused?: (refused: RefusedEnquiry, request: Request, site: Site) => Promise<Response>
  /** Path a form sent without script ends at; default `/success`. */
  successPath?: string
}

/**
 * Handler of `POST /api/leads`, and of the pages a form without script posts to.
 * JSON gets 201 `{"lead_id"}` or the error envelope; form fields get 303 to the success page or the
 * rendered form. A lead is answered with success only after it is safe from a power cut.
 * Source: `D-03`, `D-04`, `D-05`, `D-101`
 */
export function createLeadsHandler(
  options: LeadsHandlerOptions,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (request.method !== 'POST') return refusalResponse(notPost)
    const result = await takeEnquiry(options, request, site)
    if (!isRefusal(result)) return acceptedResponse(result, request, options.successPath)
    const isPage = result.format === 'form' && options.renderRefused !== undefined
    return isPage ? options.renderRefused!(result, request, site) : refusalResponse(result)
  }
}

const notPost = {
  status: 405,
  code: 'method_not_allowed',
  error: leadMessage.malformed,
  format: 'json',
} as const

function acceptedResponse(
  { format, leadId, marker }: AcceptedEnquiry,
  request: Request,
  successPath = '/success',
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (format === 'json') return Response.json({ lead_id: leadId }, { status: 201, headers })
  const isSecure = new URL(request.url).protocol === 'https:'
  headers.set('location', successPath)
  headers.append('set-cookie', successCookie(marker, isSecure))
  return new Response(null, { status: 303, headers })
}
