import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther } from '../see-other.ts'

/** Needs of the bank of the demo. */
export interface DemoBankOptions {
  /** Notes what a customer answered, and gives the address the visitor goes back to; null for an unknown payment. */
  answer: (siteId: string, payment: string, isConfirmed: boolean) => Promise<string | null>
}

/**
 * Handler of `POST /demo-bank`, the page on which the bank of the demo processor asks its customer to confirm:
 * its field `answer` is `confirm` or anything else, which declines.
 */
export function createDemoBankHandler({
  answer,
}: DemoBankOptions): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const { payment, answer: given } = read.fields
    const back = await answer(site.id, String(payment ?? ''), given === 'confirm')
    return createSeeOther(back ?? '/')
  }
}
