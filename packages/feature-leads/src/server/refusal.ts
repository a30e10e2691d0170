import type { FieldErrors } from '../model/enquiry.ts'

/**
 * Why a sending was not taken, as the error envelope says it.
 * Source: `D-04`
 */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503
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

/** The error envelope of a refusal. Source: `D-04` */
export function refusalResponse(refusal: Refusal): Response {
  const { status, error, code, fields, retryAfterSeconds } = refusal
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  if (status === 405) headers.set('allow', 'POST')
  return Response.json({ error, code, ...(fields ? { fields } : {}) }, { status, headers })
}
