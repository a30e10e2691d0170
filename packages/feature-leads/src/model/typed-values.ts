import type { Enquiry } from './enquiry.ts'
import { readId } from './lead-text.ts'
import { isTicked } from './ticked-box.ts'

/**
 * Text a visitor typed, put back into a form as it was typed: no trimming, no correction, so that
 * nothing is lost when the form comes back with an error. Values of another kind than the field's
 * are left at the default.
 * Source: `ERR-005`, `D-101`
 */
export function pickTypedValues(
  typed: Readonly<Record<string, unknown>>,
  defaults: Enquiry,
): Enquiry {
  const values: Record<string, unknown> = { ...defaults }
  for (const [name, fallback] of Object.entries(defaults)) {
    values[name] = typedValue(name, typed[name], fallback)
  }
  return values as Enquiry
}

function typedValue(name: string, typed: unknown, fallback: unknown): unknown {
  if (name === 'opt_in' || name === 'terms_accepted') return isTicked(typed)
  if (Array.isArray(fallback))
    return [typed].flat().filter((text) => typeof text === 'string' && text !== '')
  if (name.endsWith('_id') && name !== 'page_id') return readId(typed) ?? fallback
  return typeof typed === 'string' ? typed : fallback
}
