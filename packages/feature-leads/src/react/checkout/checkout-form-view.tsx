import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { Stepper } from '@forecourt/ui/stepper'
import type { FormEvent, RefObject } from 'react'
import type { FieldErrors } from '../../model/enquiry.ts'
import type { CheckoutForm } from '../../model/reserve/checkout-page.ts'
import {
  CHECKOUT_STEPS,
  type CheckoutStep,
  findCheckoutIndex,
  pickStepErrors,
} from '../../model/reserve/checkout-step.ts'
import { EnquiryAlert, FocusedAlert } from '../enquiry-form/enquiry-alert.tsx'
import { StepFrame } from '../enquiry-form/step-frame.tsx'
import { checkoutStyles as styles } from './checkout.styles.ts'
import { CheckoutStepFields, checkoutFields } from './checkout-step-fields.tsx'
import type { CheckoutChange, CheckoutValues } from './checkout-values.ts'

export interface CheckoutFormViewProps {
  /** The car, the deposit and the processor. */
  form: CheckoutForm
  /** Text of the fields. */
  values: CheckoutValues
  /** Step that is shown. */
  step: CheckoutStep
  /** Where "Find Me Something Similar" leads. */
  similarHref: string
  /** Mistakes by field, shown at the fields. Default none. */
  errors?: FieldErrors
  /** Mistakes of the last press, summed above the form. Default `errors`. */
  reported?: FieldErrors
  /** Why the last reservation failed. Default null, it did not. */
  failure?: string | null
  /** True when the car is no longer available. Default false. */
  isGone?: boolean
  /** True while the reservation is sent. Default false. */
  isSending?: boolean
  /** Rises with each refusal, so that the alert takes the focus again. Default 0. */
  attempt?: number
  /** True when a press of this visit led to the step, which then takes the focus. Default false. */
  isStepNew?: boolean
  /** True once script checks the fields; until then the browser does. Default false. */
  isScripted?: boolean
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string | undefined
  /** The form element. Default none. */
  formRef?: RefObject<HTMLFormElement | null>
  /** Called with each change of a field. Default: nothing happens. */
  onChange?: (change: CheckoutChange) => void
  /** Called when the button back is pressed. Default: the browser sends the form. */
  onBack?: () => void
  /** Called when the form is sent. Default: the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Begins every id of the form. */
const idOf = (name: string) => `checkout-${name.replaceAll('_', '-')}`

/**
 * The checkout of a car in four steps, complete and working in plain HTML. It asks for no card: a test card is
 * chosen, or the processor asks at its own page.
 * Source: `D-13`, `LEAD-081`, `PLUS-106`
 */
export function CheckoutFormView(props: CheckoutFormViewProps) {
  const { form, step, errors = {}, reported = errors, failure = null, attempt } = props
  const { isStepNew = false, isScripted, formRef, onSubmit } = props
  const index = findCheckoutIndex(step)
  const { title } = CHECKOUT_STEPS[index] ?? CHECKOUT_STEPS[0]
  const shown = pickStepErrors(reported, step)
  const isFaulty = failure !== null || Object.keys(shown).length > 0
  return (
    <form
      ref={formRef}
      action={form.action}
      method="post"
      noValidate={isScripted}
      onSubmit={onSubmit}
      className={styles.form}
    >
      <Stepper steps={CHECKOUT_STEPS.map((each) => ({ label: each.title }))} currentIndex={index} />
      <EnquiryAlert
        key={`mistakes-${attempt}`}
        errors={shown}
        failure={null}
        fields={checkoutFields}
        idOf={idOf}
      />
      {failure !== null && <Failure key={`failure-${attempt}`} {...props} failure={failure} />}
      <HiddenFields {...props} />
      <StepFrame
        key={step}
        label={`Step ${index + 1} of ${CHECKOUT_STEPS.length}: ${title}`}
        takesFocus={isStepNew && !isFaulty}
      >
        <CheckoutStepFields {...props} errors={errors} idOf={idOf} />
      </StepFrame>
      <Buttons {...props} />
    </form>
  )
}

function Failure({
  failure,
  isGone = false,
  similarHref,
}: CheckoutFormViewProps & { failure: string }) {
  const way = isGone && <ButtonLink href={similarHref}>Find Me Something Similar</ButtonLink>
  return (
    <FocusedAlert>
      <Alert tone="destructive" actions={way}>
        {failure}
      </Alert>
    </FocusedAlert>
  )
}

/** Fields of other steps, and those the visitor need not fill. */
function HiddenFields({ form, values, step }: CheckoutFormViewProps) {
  const { contact, paymentToken } = values
  const { opt_in: isOptedIn, ...texts } = contact
  const held: Record<string, string> = {
    step,
    car_id: String(form.car.id),
    idempotency_key: form.idempotencyKey,
    shown_offer: form.shownOffer,
    url: form.url,
    opt_in_version: contact.opt_in_version,
    ...(step !== 'details' && { ...texts, ...(isOptedIn && { opt_in: 'true' }) }),
    ...(step !== 'payment' && { payment_token: paymentToken }),
  }
  return Object.entries(held)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/* Enter presses the first button of a form, so the way back comes second. */
function Buttons({ form, step, isSending = false, onBack }: CheckoutFormViewProps) {
  const { next } = CHECKOUT_STEPS[findCheckoutIndex(step)] ?? CHECKOUT_STEPS[0]
  const isHosted = form.processor.choices.length === 0
  const last = isHosted ? `Continue to ${form.processor.name}` : `Pay ${form.amount} and reserve`
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        size="lg"
        width="full"
        loading={isSending}
        loadingText="Reserving…"
        disabled={isSending}
      >
        {next || last}
      </Button>
      {step !== 'summary' && (
        <Button
          type="submit"
          name="move"
          value="back"
          formNoValidate
          variant="quiet"
          width="full"
          disabled={isSending}
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
      )}
    </div>
  )
}
