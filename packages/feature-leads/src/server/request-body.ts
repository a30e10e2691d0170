import { readBody } from '@forecourt/tenant-config/server'
import { leadMessage } from '../model/lead-message.ts'
import type { Refusal } from './refusal.ts'

/** Largest body of a lead, in bytes. Source: `PLUS-058` */
export const largestBodyBytes = 100 * 1024

/** Fields of a request with how they were written. */
export interface RequestFields {
  /** `form` comes from a browser that navigates, `json` from a program. */
  format: 'json' | 'form'
  fields: Readonly<Record<string, unknown>>
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a body of JSON or form fields, of at most 100 kB.
 * @returns the fields; a field sent several times is a list. Else a refusal: 413, 415 or 400
 * Source: `D-04`, `PLUS-058`
 */
export async function readRequestFields(request: Request): Promise<RequestFields | Refusal> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const format = formats.get(type ?? '')
  if (!format) return refusals.unsupported
  const body = await readBody(request, largestBodyBytes)
  if (!body) return { ...refusals.tooLarge, format }
  try {
    const text = decoder.decode(body)
    return { format, fields: format === 'json' ? readJson(text) : readForm(text) }
  } catch {
    return { ...refusals.malformed, format }
  }
}

const formats = new Map<string, 'json' | 'form'>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])

const refusals = {
  unsupported: {
    status: 415,
    code: 'unsupported_media_type',
    error: leadMessage.unsupportedType,
    format: 'json',
  },
  tooLarge: { status: 413, code: 'too_large', error: leadMessage.tooLarge },
  malformed: { status: 400, code: 'malformed', error: leadMessage.malformed },
} as const

function readJson(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SyntaxError('not an object')
  }
  return value as Record<string, unknown>
}

function readForm(text: string): Record<string, unknown> {
  const parameters = new URLSearchParams(text)
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    fields[name] = values.length === 1 ? values[0] : values
  }
  return fields
}
