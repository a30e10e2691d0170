import type { FieldErrors } from '../model/enquiry.ts'
import { TOO_MANY_REQUESTS } from '../model/error-message.ts'
import { leadMessage } from '../model/lead-message.ts'

/**
 * Why a sending was not taken, as the error envelope says it.
 * Source: `D-04`
 */
export interface Refusal {
  status: 400 | 401 | 402 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 502 | 503
  code: string
  /** A sentence for the visitor. */
  error: string
  fields?: FieldErrors
  /** Seconds until another try makes sense. */
  retryAfterSeconds?: number
  /** How the request was written, as far as that is known. */
  format: 'json' | 'form'
}

/** True for a refusal among other results of a step. */
export function isRefusal<T extends object>(value: T): value is Extract<T, { code: string }> {
  return 'status' in value && 'code' in value
}

/** Refusal of a form on another site's page. */
export const foreignRefusal = {
  status: 403,
  code: 'foreign_origin',
  error: leadMessage.foreignOrigin,
  format: 'json',
} as const

/** Refusal of another method than POST. */
export const createMethodRefusal = (error: string) =>
  ({ status: 405, code: 'method_not_allowed', error, format: 'json' }) as const

/** Refusal of whoever sends too much. */
export const createLimitRefusal = (error: string, retryAfterSeconds: number) =>
  ({ status: 429, code: 'rate_limited', error, retryAfterSeconds }) as const

/** Answer to whoever asks for more than a person does. */
export const createTooManyResponse = (retryAfterSeconds: number): Response =>
  refusalResponse({ ...createLimitRefusal(TOO_MANY_REQUESTS, retryAfterSeconds), format: 'json' })

/** Refusal while a store does not answer. */
export const createOutageRefusal = (error: string) =>
  ({ status: 503, code: 'unavailable', error, retryAfterSeconds: 60 }) as const

/** The error envelope of a refusal. Source: `D-04` */
export function refusalResponse(refusal: Refusal): Response {
  const { status, error, code, fields, retryAfterSeconds } = refusal
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  if (status === 405) headers.set('allow', 'POST')
  return Response.json({ error, code, ...(fields ? { fields } : {}) }, { status, headers })
}
