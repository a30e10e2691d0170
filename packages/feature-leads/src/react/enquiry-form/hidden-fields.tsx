import type { Enquiry } from '../../model/enquiry.ts'
import { contextFields, type EnquiryContext } from '../../model/enquiry-context.ts'
import { type EnquiryField, fieldNames } from '../../model/enquiry-fields.ts'
import type { EnquiryForm } from '../../model/enquiry-form.ts'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'

export interface HiddenFieldsProps {
  form: EnquiryForm
  values: Enquiry
  context: EnquiryContext
  /** Step that is shown, from 0. */
  stepIndex: number
  /** The fields of that step, which the visitor sees. */
  fields: readonly EnquiryField[]
  /** Names of further fields that step shows. */
  shownBeside: readonly string[]
}

/** Fields the visitor need not fill, what other steps hold, and one field that only programs fill. */
export function HiddenFields({ form, values, context, fields, ...place }: HiddenFieldsProps) {
  const { stepIndex, shownBeside } = place
  const isLast = stepIndex === form.steps.length - 1
  const shown = new Set<string>([
    ...fields.flatMap(fieldNames),
    ...(isLast ? ['opt_in', ...shownBeside] : []),
    contextFields.honeypot,
  ])
  const step = form.steps.length > 1 ? (form.steps[stepIndex]?.id ?? '') : ''
  const hidden = Object.entries({ ...values, ...context, step })
    .filter(([name]) => !shown.has(name))
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => value !== null && value !== '' && value !== false)
  return (
    <>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Leave this field empty
          <input
            type="text"
            name={contextFields.honeypot}
            tabIndex={-1}
            autoComplete="off"
            defaultValue={context.website_url}
          />
        </label>
      </div>
    </>
  )
}
