import { Checkbox } from '@forecourt/ui/checkbox'
import type { FieldChange } from './enquiry-field.tsx'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'

export interface TermsFieldProps {
  /** Id of the checkbox. */
  id: string
  /** Label of the checkbox. */
  label: string
  /** The terms, in whole sentences. */
  terms: string
  /** True when they are accepted. */
  isAccepted: boolean
  /** Problem. Default nothing. */
  error?: string | undefined
  /** Called with each change. */
  onChange: (change: FieldChange) => void
}

/** Terms, to be read and accepted. Source: `LEAD-039` */
export function TermsField({ id, label, terms, isAccepted, error, onChange }: TermsFieldProps) {
  return (
    <div className={styles.terms}>
      <p id={`${id}-text`} className={styles.termsText}>
        {terms}
      </p>
      <Checkbox
        id={id}
        name="terms_accepted"
        label={label}
        required
        error={error}
        checked={isAccepted}
        onChange={(event) =>
          onChange({ name: 'terms_accepted', value: event.currentTarget.checked })
        }
      />
    </div>
  )
}
