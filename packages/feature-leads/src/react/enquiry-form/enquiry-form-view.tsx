import { Alert } from '@forecourt/ui/alert'
import { Button } from '@forecourt/ui/button'
import { Checkbox } from '@forecourt/ui/checkbox'
import { Link } from '@forecourt/ui/link'
import type { FormEvent, RefObject } from 'react'
import type { Enquiry, FieldErrors } from '../../model/enquiry.ts'
import { contextFields, type EnquiryContext } from '../../model/enquiry-context.ts'
import type { EnquiryField, EnquiryForm } from '../../model/enquiry-form.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { EnquiryAlert, FocusedAlert } from './enquiry-alert.tsx'
import { EnquiryFieldView, type FieldChange } from './enquiry-field.tsx'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'

/** Where a form is: waiting, sending, sent, refused, or kept until there is a connection. Source: `LEAD-012` */
export type EnquiryStatus = 'idle' | 'submitting' | 'success' | 'failure' | 'offline'

export interface EnquiryFormViewProps {
  /** What the form asks. */
  form: EnquiryForm
  /** What each field holds. */
  values: Enquiry
  /** Hidden fields made with the page; a form without script needs them. */
  context: EnquiryContext
  /** Address the form is sent to without script. */
  action: string
  /** Mistakes by field, shown at the fields. Default none. */
  errors?: FieldErrors
  /** Mistakes of the last press, summed above the form. Default `errors`. */
  reported?: FieldErrors
  /** Why the last sending failed. Default `null`, it did not. */
  failure?: string | null
  /** Default `idle`. */
  status?: EnquiryStatus
  /** Rises with each refusal, so that the alert takes the focus again. Default 0. */
  attempt?: number
  /** True once script checks the fields; until then the browser does. Default false. */
  isScripted?: boolean
  /** Begins every id, for two forms on one page. Default `enquiry`. */
  idPrefix?: string
  /** Text of the button. Default "Send Enquiry". */
  submitLabel?: string
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string
  /** Called with each change of a field. Default: nothing happens. */
  onChange?: (change: FieldChange) => void
  /** Called when the form is sent. Default: the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** The form element. Default none. */
  formRef?: RefObject<HTMLFormElement | null>
}

const doNothing = () => {}

/** An enquiry form: one column, complete and working in plain HTML. Source: `D-67`, `D-101` */
export function EnquiryFormView(props: EnquiryFormViewProps) {
  const { form, values, context, action, errors = {}, reported = errors, failure = null } = props
  const { status = 'idle', attempt, isScripted, formRef, idPrefix = 'enquiry', privacyHref } = props
  const { submitLabel = 'Send Enquiry', onChange = doNothing, onSubmit } = props
  const idOf = (name: string) => `${idPrefix}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  const isSubmitting = status === 'submitting'
  return (
    <form
      ref={formRef}
      action={action}
      method="post"
      noValidate={isScripted}
      onSubmit={onSubmit}
      className={styles.form}
    >
      <EnquiryAlert
        key={attempt}
        errors={reported}
        failure={failure}
        fields={form.fields}
        idOf={idOf}
      />
      {status === 'offline' && (
        <FocusedAlert>
          <Alert tone="warning">{leadMessage.offline}</Alert>
        </FocusedAlert>
      )}
      <HiddenFields {...{ form, values, context }} />
      <Fields {...{ form, values, errors, idOf, onChange }} />
      <Checkbox
        id={idOf('opt_in')}
        name="opt_in"
        label={form.optIn.text}
        hint={<PrivacyLink href={privacyHref} />}
        checked={values.opt_in}
        onChange={(event) => onChange({ name: 'opt_in', value: event.currentTarget.checked })}
      />
      <p className={styles.note}>Fields marked with * are required.</p>
      <Button
        type="submit"
        size="lg"
        width="full"
        loading={isSubmitting}
        loadingText="Sending…"
        disabled={isSubmitting}
      >
        {submitLabel}
      </Button>
    </form>
  )
}

function PrivacyLink({ href = '/privacy-policy' }: { href?: string | undefined }) {
  return (
    <>
      We handle your details as our <Link href={href}>privacy policy</Link> says.
    </>
  )
}

interface FieldsProps {
  form: EnquiryForm
  values: Enquiry
  errors: FieldErrors
  idOf: (name: string) => string
  onChange: (change: FieldChange) => void
}

function Fields({ form, values, errors, idOf, onChange }: FieldsProps) {
  return form.fields.map((field) => (
    <EnquiryFieldView
      key={field.name}
      field={field}
      id={idOf(field.name)}
      value={valueOf(values, field)}
      error={errors[field.name]}
      onChange={onChange}
    />
  ))
}

function valueOf(values: Enquiry, { name }: EnquiryField): string | readonly string[] {
  const value = values[name]
  return Array.isArray(value) ? value : String(value ?? '')
}

type HiddenFieldsProps = Pick<EnquiryFormViewProps, 'form' | 'values' | 'context'>

/** What the visitor need not fill, and one field that only programs do. */
function HiddenFields({ form, values, context }: HiddenFieldsProps) {
  const shown = new Set<string>([...form.fields.map(({ name }) => name), 'opt_in'])
  const hidden = Object.entries({ ...values, ...context }).filter(
    ([name, value]) => !shown.has(name) && !Array.isArray(value) && value !== null && value !== '',
  )
  return (
    <>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Leave this field empty
          <input
            type="text"
            name={contextFields.honeypot}
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
          />
        </label>
      </div>
    </>
  )
}
