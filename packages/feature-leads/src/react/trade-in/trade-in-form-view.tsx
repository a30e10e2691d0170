import { formatKm } from '@forecourt/stock/model'
import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { Stepper } from '@forecourt/ui/stepper'
import type { FormEvent, MouseEvent, RefObject } from 'react'
import type { FieldErrors } from '../../model/enquiry.ts'
import { contextFields } from '../../model/enquiry-context.ts'
import { contactFields } from '../../model/enquiry-fields.ts'
import { MOST_VALUED_KM, OLDEST_VALUED_YEARS } from '../../model/trade-in/trade-in-eligibility.ts'
import { type TradeInNoun, tradeInNounsFirst } from '../../model/trade-in/trade-in-noun.ts'
import { answerPrefix, type TradeInPage } from '../../model/trade-in/trade-in-page.ts'
import {
  findStepBefore,
  findStepPlace,
  type TradeInStep,
} from '../../model/trade-in/trade-in-step.ts'
import { EnquiryAlert, FocusedAlert } from '../enquiry-form/enquiry-alert.tsx'
import { enquiryFormStyles } from '../enquiry-form/enquiry-form.styles.ts'
import { StepFrame } from '../enquiry-form/step-frame.tsx'
import { tradeInStyles as styles } from './trade-in.styles.ts'
import { TradeInOfferView } from './trade-in-offer-view.tsx'
import { TradeInFields } from './trade-in-step-fields.tsx'
import type { TradeInChange } from './trade-in-values.ts'

export interface TradeInFormViewProps {
  /** The page, with the values and mistakes shown now. */
  page: TradeInPage
  /** Mistakes of the last press, summed above the form. Default those of the page. */
  reported?: FieldErrors
  /** True while a step is sent. Default false. */
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
  onChange?: (change: TradeInChange) => void
  /** Called on a plain click on the way to another step. Default: the link is a link. */
  onStep?: (event: MouseEvent, step: TradeInStep) => void
  /** Called when the form is sent. Default: the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Begins every id of the form. */
const idOf = (name: string) => `trade-in-${name.replaceAll(/[_.]/g, '-')}`

const doNothing = () => {}

const labels: Readonly<Record<string, string>> = {
  rego: 'Registration',
  regoState: 'State',
  make: 'Make',
  model: 'Model',
  year: 'Build year',
  km: 'Kilometres',
}

const listFields = ({ questions }: TradeInPage) => [
  ...Object.entries(labels).map(([name, label]) => ({ name, label })),
  ...questions.map(({ id, label }) => ({
    name: answerPrefix + id,
    label: label.replace(/[:?]\s*$/, ''),
  })),
  ...contactFields.map(({ name, label }) => ({ name, label })),
]

const stepTitles = ({ obstacle, isByHandOnly, noun }: TradeInPage) => [
  { label: `Your ${noun}` },
  { label: 'Condition' },
  { label: 'Your details' },
  { label: obstacle === null && !isByHandOnly ? 'Your offer' : 'Call-back' },
]

/**
 * A trade-in step by step, complete and working in plain HTML.
 * Source: `D-69`, `SITE-023` to `SITE-025`, `LEAD-082` to `LEAD-085`
 */
export function TradeInFormView(props: TradeInFormViewProps) {
  const { page, attempt, isStepNew = false, isScripted, formRef, onSubmit } = props
  const { reported = page.errors } = props
  const { step, notice } = page
  const steps = stepTitles(page)
  const place = findStepPlace(step)
  const isFaulty = notice !== null || Object.keys(reported).length > 0
  return (
    <form
      ref={formRef}
      action={page.action}
      method="post"
      noValidate={isScripted}
      onSubmit={onSubmit}
      className={styles.form}
    >
      <Stepper steps={steps} currentIndex={place} />
      <EnquiryAlert
        key={`mistakes-${attempt}`}
        errors={reported}
        failure={null}
        fields={listFields(page)}
        idOf={idOf}
      />
      {notice && (
        <FocusedAlert key={`notice-${attempt}`}>
          <Alert tone={notice.tone}>{notice.text}</Alert>
        </FocusedAlert>
      )}
      <HiddenFields page={page} />
      <StepFrame
        key={step}
        label={`Step ${place + 1} of ${steps.length}: ${steps[place]?.label}`}
        takesFocus={isStepNew && !isFaulty}
      >
        <Obstacle page={page} />
        {step === 'offer' ? (
          <TradeInOfferView page={page} isSending={props.isSending} />
        ) : (
          <TradeInFields
            page={page}
            idOf={idOf}
            privacyHref={props.privacyHref}
            onChange={props.onChange ?? doNothing}
            onStep={props.onStep}
          />
        )}
      </StepFrame>
      {step !== 'offer' && <Buttons {...props} />}
    </form>
  )
}

/** Facts a form sends besides its fields, and one field that only programs fill. */
function HiddenFields({ page }: { page: TradeInPage }) {
  const { step, renderedAt, site } = page
  const held = {
    step,
    [contextFields.renderedAt]: renderedAt,
    ...(step === 'details' && { opt_in_version: site.optInWording.version }),
  }
  return (
    <>
      {Object.entries(held).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {step === 'details' && (
        <div className={enquiryFormStyles.honeypot} aria-hidden="true">
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
      )}
    </>
  )
}

const obstacleTitles = (noun: TradeInNoun) => ({
  age: `${tradeInNounsFirst[noun]} over ${OLDEST_VALUED_YEARS} years get no estimate online`,
  km: `${tradeInNounsFirst[noun]} over ${formatKm(MOST_VALUED_KM)} get no estimate online`,
  unvalued: `We value this ${noun} in person`,
})

/** Says before the details are asked that a person calls with the price. */
function Obstacle({ page: { step, obstacle, noun } }: { page: TradeInPage }) {
  if (obstacle === null || (step !== 'car' && step !== 'details')) return null
  return (
    <Alert title={obstacleTitles(noun)[obstacle]}>
      {step === 'details'
        ? 'Leave your details, and our valuer calls you with a price.'
        : 'Tell us how far it has driven, and our valuer calls you with a price.'}
    </Alert>
  )
}

const buttonText = ({ step, obstacle, noun }: TradeInPage): string => {
  if (step === 'rego') return `Find my ${noun}`
  if (step !== 'details') return 'Continue'
  return obstacle === null ? 'Show my offer' : 'Request a call-back'
}

/* Enter presses the first button of a form, so the way back comes second, as a link. */
function Buttons({ page, isSending = false, onStep }: TradeInFormViewProps) {
  const before = page.isByHandOnly && page.step === 'by-hand' ? null : findStepBefore(page.step)
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        size="lg"
        width="full"
        loading={isSending}
        loadingText="One moment…"
        disabled={isSending}
      >
        {buttonText(page)}
      </Button>
      {before && (
        <ButtonLink
          href={page.hrefs[before]}
          variant="quiet"
          width="full"
          onClick={onStep && ((event) => onStep(event, before))}
        >
          Back
        </ButtonLink>
      )}
    </div>
  )
}
