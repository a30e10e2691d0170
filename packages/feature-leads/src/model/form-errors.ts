import type { FieldErrors } from './enquiry.ts'
import { leadMessage } from './lead-message.ts'

/** One mistake of a form with the field it is in. */
export interface FormError {
  /** Name of the field. */
  field: string
  /** Label of the field, as the visitor reads it. */
  label: string
  message: string
}

/** Content that stands above a form: nothing, one alert, or a list under a heading. */
export type FormErrorSummary =
  | { kind: 'none' }
  | { kind: 'one'; message: string; error: FormError }
  | { kind: 'list'; heading: string; errors: readonly FormError[] }

/**
 * Mistakes of a form as they are shown above it, in the order of `fields`; mistakes of fields that
 * the form does not show come last under their name.
 * Exactly one is an alert with that message; two or more are a list under a heading.
 * Source: `D-67`, `LEAD-022`, `LEAD-023`
 */
export function summariseFormErrors(
  errors: FieldErrors,
  fields: readonly { name: string; label: string }[],
): FormErrorSummary {
  const known = fields.filter(({ name }) => errors[name] !== undefined)
  const unknown = Object.keys(errors).filter((name) => !known.some((field) => field.name === name))
  const list: FormError[] = [
    ...known.map(({ name, label }) => ({ field: name, label, message: errors[name] ?? '' })),
    ...unknown.map((name) => ({ field: name, label: name, message: errors[name] ?? '' })),
  ]
  const [first] = list
  if (!first) return { kind: 'none' }
  if (list.length === 1) return { kind: 'one', message: first.message, error: first }
  return { kind: 'list', heading: leadMessage.errorListHeading, errors: list }
}
