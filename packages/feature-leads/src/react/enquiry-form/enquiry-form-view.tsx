import { toSlug } from '@forecourt/stock/model'
import { Alert } from '@forecourt/ui/alert'
import { Button } from '@forecourt/ui/button'
import { Checkbox } from '@forecourt/ui/checkbox'
import { Stepper } from '@forecourt/ui/stepper'
import type { FormEvent, ReactNode, RefObject } from 'react'
import type { Enquiry, FieldErrors } from '../../model/enquiry.ts'
import { backMove, contextFields, type EnquiryContext } from '../../model/enquiry-context.ts'
import { type EnquiryField, fieldNames } from '../../model/enquiry-fields.ts'
import type { EnquiryForm } from '../../model/enquiry-form.ts'
import { findStepOfField } from '../../model/enquiry-step.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'
import { EnquiryAlert, FocusedAlert } from './enquiry-alert.tsx'
import { Details } from './enquiry-details.tsx'
import { EnquiryFieldView, type FieldChange } from './enquiry-field.tsx'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { LateAppointmentField } from './late-appointment-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { TermsField } from './terms-field.tsx'

/** Where a form is: waiting, sending, sent, refused, or waiting for a connection. Source: `LEAD-012` */
export type EnquiryStatus = 'idle' | 'submitting' | 'success' | 'failure' | 'offline'

/** Part of the last step that is more than fields of the form, such as a code to prove a phone by. */
export interface LastPart {
  /** Names of the fields it shows. */
  names: readonly string[]
  /** Shown before the fields. */
  lead: ReactNode
  /** @param buttons the one that sends the form, and the way back; Enter presses the first of a form */
  render: (buttons: { submit: ReactNode; back: ReactNode }) => ReactNode
}

export interface EnquiryFormViewProps {
  /** Data the form asks. */
  form: EnquiryForm
  /** Content of each field. */
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
  /** Stands above the form in place of the words of a failure. Default none. */
  notice?: ReactNode
  /** Default `idle`. */
  status?: EnquiryStatus
  /** Rises with each refusal, so that the alert takes the focus again. Default 0. */
  attempt?: number
  /** Step that is shown, from 0. Default 0. */
  stepIndex?: number
  /** True when a press of this visit led to the step, which then takes the focus. Default false. */
  isStepNew?: boolean
  /** True once script checks the fields; until then the browser does. Default false. */
  isScripted?: boolean
  /** Begins every id, for two forms on one page. Default `enquiry`. */
  idPrefix?: string
  /** Text of the last step's button. Default: what the form is for, such as "Send Enquiry". */
  submitLabel?: string
  /** Part below the fields of the last step, with its buttons. Default: the buttons. */
  lastPart?: LastPart | undefined
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string
  /** Called with each change of a field. Default: nothing happens. */
  onChange?: (change: FieldChange) => void
  /** Called when the button back is pressed. Default: the browser sends the form. */
  onBack?: () => void
  /** Called when the form is sent. Default: the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** The form element. Default none. */
  formRef?: RefObject<HTMLFormElement | null>
}

const doNothing = () => {}

/** A form of one column and one step or several, complete and working in plain HTML. Source: `D-67`, `D-101` */
export function EnquiryFormView(props: EnquiryFormViewProps) {
  const { form, values, context, action, errors = {}, reported = errors, failure = null } = props
  const { status = 'idle', attempt, isScripted, formRef, idPrefix = 'enquiry', privacyHref } = props
  const { onChange = doNothing, onSubmit, stepIndex = 0, isStepNew = false, notice } = props
  const idOf = (name: string) => controlId(idPrefix, name)
  const isLast = stepIndex === form.steps.length - 1
  const fields = form.fields.filter(({ name }) => findStepOfField(form.steps, name) === stepIndex)
  const lastPart = isLast ? props.lastPart : undefined
  const isFaulty = Boolean(notice) || failure !== null || Object.keys(reported).length > 0
  return (
    <form
      ref={formRef}
      action={action}
      method="post"
      noValidate={isScripted}
      onSubmit={onSubmit}
      className={form.isBrief ? styles.briefForm : styles.form}
    >
      {form.steps.length > 1 && (
        <Stepper
          steps={form.steps.map(({ title }) => ({ label: title }))}
          currentIndex={stepIndex}
        />
      )}
      <EnquiryAlert
        key={`alert-${attempt}`}
        errors={reported}
        failure={failure}
        notice={notice}
        fields={fields.flatMap(summaryFields)}
        idOf={idOf}
      />
      {status === 'offline' && (
        <FocusedAlert>
          <Alert tone="warning">{leadMessage.offline}</Alert>
        </FocusedAlert>
      )}
      <HiddenFields
        {...{ form, values, context, stepIndex, fields }}
        shownBeside={lastPart?.names ?? []}
      />
      <StepFrame
        key={`step-${stepIndex}`}
        label={stepLabel(form, stepIndex)}
        takesFocus={isStepNew && !isFaulty}
      >
        {lastPart?.lead}
        <Fields {...{ form, values, errors, idOf, onChange }} fields={fields.filter(isAsked)} />
        <Details fields={fields.filter(({ isDetail }) => isDetail)} errors={errors}>
          {(details) => <Fields {...{ form, values, errors, idOf, onChange }} fields={details} />}
        </Details>
        {isLast && (
          <Checkbox
            id={idOf('opt_in')}
            name="opt_in"
            label={form.optIn.text}
            hint={<PrivacyNotice href={privacyHref} />}
            checked={values.opt_in}
            onChange={(event) => onChange({ name: 'opt_in', value: event.currentTarget.checked })}
          />
        )}
      </StepFrame>
      <Needed form={form} fields={fields} />
      <Buttons {...props} lastPart={lastPart} />
    </form>
  )
}

const isAsked = ({ isDetail }: EnquiryField) => !isDetail

function Needed({ form, fields }: Pick<FieldsProps, 'form' | 'fields'>) {
  if (form.isBrief)
    return <p className={styles.note}>We need your name and one way to reach you.</p>
  if (!fields.some(({ isRequired }) => isRequired)) return null
  return <p className={styles.note}>Fields marked with * are required.</p>
}

function controlId(idPrefix: string, name: string): string {
  if (name === 'appointment_time') return `${controlId(idPrefix, 'appointment_date')}-time`
  return `${idPrefix}-${toSlug(name)}`
}

const partLabels: Readonly<Record<string, string>> = {
  appointment_date: 'Day',
  appointment_time: 'Time',
}

const summaryFields = (field: EnquiryField) =>
  fieldNames(field).map((name) => ({ name, label: partLabels[name] ?? field.label }))

const stepLabel = ({ steps }: EnquiryForm, index: number) =>
  steps.length > 1 ? `Step ${index + 1} of ${steps.length}: ${steps[index]?.title}` : null

/* Enter presses the first button of a form, so the way back comes second, whatever is shown first. */
function Buttons({ lastPart, ...props }: EnquiryFormViewProps) {
  const submit = <SubmitButton {...props} />
  const back = (props.stepIndex ?? 0) > 0 ? <BackButton {...props} /> : null
  if (lastPart) return lastPart.render({ submit, back })
  return (
    <div className={styles.buttons}>
      {submit}
      {back}
    </div>
  )
}

function SubmitButton({ form, status, stepIndex = 0, submitLabel }: EnquiryFormViewProps) {
  const next = form.steps[stepIndex + 1]
  const isSubmitting = status === 'submitting'
  return (
    <Button
      type="submit"
      size={form.isBrief ? 'md' : 'lg'}
      width="full"
      loading={isSubmitting}
      loadingText="Sending…"
      disabled={isSubmitting}
    >
      {next ? `Next: ${next.title}` : (submitLabel ?? form.sendLabel)}
    </Button>
  )
}

function BackButton({ status, onBack }: EnquiryFormViewProps) {
  return (
    <Button
      type="submit"
      name={contextFields.move}
      value={backMove}
      formNoValidate
      variant="quiet"
      width="full"
      disabled={status === 'submitting'}
      onClick={
        onBack &&
        ((event) => {
          event.preventDefault()
          onBack()
        })
      }
    >
      Back
    </Button>
  )
}

interface FieldsProps {
  form: EnquiryForm
  fields: readonly EnquiryField[]
  values: Enquiry
  errors: FieldErrors
  idOf: (name: string) => string
  onChange: (change: FieldChange) => void
}

function Fields({ fields, ...rest }: FieldsProps) {
  return fields.map((field) => <OneField key={field.name} {...rest} field={field} />)
}

function OneField({
  form,
  field,
  values,
  errors,
  idOf,
  onChange,
}: Omit<FieldsProps, 'fields'> & { field: EnquiryField }) {
  const { name, label, days = [] } = field
  const id = idOf(name)
  if (field.kind === 'appointment') {
    const { appointment_date: date, appointment_time: time } = values
    return <LateAppointmentField {...{ id, label, days, date, time, errors, onChange }} />
  }
  const error = errors[name]
  if (field.kind === 'terms') {
    const isAccepted = values.terms_accepted
    return <TermsField {...{ id, label, isAccepted, error, onChange }} terms={form.terms ?? ''} />
  }
  return <EnquiryFieldView {...{ field, id, error, onChange }} value={valueOf(values, field)} />
}

function valueOf(values: Enquiry, { name }: EnquiryField): string | readonly string[] {
  const value = values[name]
  return Array.isArray(value) ? value : String(value ?? '')
}
