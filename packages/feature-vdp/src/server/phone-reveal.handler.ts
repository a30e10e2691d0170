import { TOO_MANY_REQUESTS } from '@forecourt/feature-leads/model'
import { isOwnPage, readBody } from '@forecourt/tenant-config/server'
import * as v from 'valibot'
import type { CarActivityStore } from '../model/car-activity.ts'
import {
  BODY_TOO_LARGE,
  FOREIGN_CALL,
  JSON_EXPECTED,
  JSON_MALFORMED,
  REVEAL_INCOMPLETE,
} from '../model/error-message.ts'
import { errorAnswer } from './error-answer.ts'

/** Input reveals are taken with. */
export interface PhoneRevealPorts {
  activity: Pick<CarActivityStore, 'recordReveal'>
  clock: () => Date
  /** False once an address has sent too much. */
  isAllowed: (request: Request) => Promise<boolean>
}

/** Part of a site that decides whether a reveal is its own. */
export interface PhoneRevealSite {
  id: string
  domains: readonly string[]
}

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const revealSchema = v.object({ car_id: id, dealership_id: id, website_id: v.string() })

/** Largest body, in bytes. */
const LARGEST_BODY = 1000

async function readReveal(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) return 'unsupported'
  const body = await readBody(request, LARGEST_BODY)
  if (!body) return 'too large'
  try {
    return v.safeParse(revealSchema, JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return 'malformed'
  }
}

/**
 * `POST /api/phone-reveals` `{car_id, dealership_id, website_id}`: keeps that the number of a car was
 * asked for, and answers 204. Nothing of the visitor is stored.
 * Source: `API-018`, `D-40`, `D-04`, `PLUS-057`
 */
export function createPhoneRevealHandler(
  ports: PhoneRevealPorts,
): (request: Request, site: PhoneRevealSite) => Promise<Response> {
  return async (request, site) => {
    if (!isOwnPage(request, site.domains)) {
      return errorAnswer(403, 'refused', FOREIGN_CALL)
    }
    if (!(await ports.isAllowed(request))) {
      return errorAnswer(429, 'limited', TOO_MANY_REQUESTS)
    }
    const reveal = await readReveal(request)
    if (reveal === 'unsupported') return errorAnswer(415, 'unsupported_media_type', JSON_EXPECTED)
    if (reveal === 'too large') return errorAnswer(413, 'too_large', BODY_TOO_LARGE)
    if (reveal === 'malformed') return errorAnswer(400, 'malformed', JSON_MALFORMED)
    if (!reveal.success || reveal.output.website_id !== site.id) {
      return errorAnswer(422, 'invalid', REVEAL_INCOMPLETE)
    }
    const { car_id, dealership_id } = reveal.output
    const at = ports.clock()
    await ports.activity.recordReveal(site.id, { carId: car_id, dealershipId: dealership_id, at })
    return new Response(null, { status: 204 })
  }
}
