import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { Stepper } from '@forecourt/ui/stepper'
import { TextField } from '@forecourt/ui/text-field'
import type { FormEvent, RefObject } from 'react'
import type { JourneyForm } from '../../model/journey/journey-page.ts'
import {
  describeJourneyStep,
  findJourneyIndex,
  formatJourneyStepHref,
  JOURNEY_STEPS,
} from '../../model/journey/journey-step.ts'
import { EnquiryAlert, FocusedAlert } from '../enquiry-form/enquiry-alert.tsx'
import { journeyStyles as styles } from './journey.styles.ts'
import { JourneyStepFields, journeyFields, journeyIdOf } from './journey-step-fields.tsx'

export interface JourneyFormViewProps {
  /** The step with everything that was answered. */
  form: JourneyForm
  /** Where "Find Me Something Similar" leads. */
  similarHref: string
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string | undefined
  /** The form element. Default none. */
  formRef?: RefObject<HTMLFormElement | null>
  /** Called when something is typed or chosen. Default: nothing happens. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * One step of an online purchase: a form that its page takes, with or without script. Each press stores what
 * was typed, also the one that goes back.
 * Source: `SITE-020`, `D-14`
 */
export function JourneyFormView(props: JourneyFormViewProps) {
  const { form, similarHref, privacyHref, formRef, onInput } = props
  const { step, errors, failure, isGone, checkout } = form
  const index = findJourneyIndex(step)
  const { heading, next } = describeJourneyStep(step)
  const { processor, amount } = checkout
  const last =
    processor.choices.length === 0 ? `Continue to ${processor.name}` : `Pay the ${amount} deposit`
  return (
    <form
      ref={formRef}
      action={checkout.action}
      method="post"
      noValidate
      onInput={onInput}
      className={styles.form}
    >
      <Stepper
        steps={JOURNEY_STEPS.map(({ id, title }) => ({
          label: title,
          ...(form.openSteps.includes(id) && { href: formatJourneyStepHref(checkout.action, id) }),
        }))}
        currentIndex={index}
      />
      <EnquiryAlert errors={errors} failure={null} fields={journeyFields} idOf={journeyIdOf} />
      {failure !== null && (
        <FocusedAlert>
          <Alert
            tone="destructive"
            actions={
              isGone && <ButtonLink href={similarHref}>Find Me Something Similar</ButtonLink>
            }
          >
            {failure}
          </Alert>
        </FocusedAlert>
      )}
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="idempotency_key" value={checkout.idempotencyKey} />
      <input type="hidden" name="shown_offer" value={checkout.shownOffer} />
      <h2 className={styles.heading}>{heading}</h2>
      <JourneyStepFields form={form} privacyHref={privacyHref} />
      <div className={styles.buttons}>
        {/* Enter presses the first button of a form, so the way back comes second. */}
        <Button type="submit" size="lg" width="full">
          {next || last}
        </Button>
        {index > 0 && (
          <Button type="submit" name="move" value="back" variant="quiet" width="full">
            Back
          </Button>
        )}
      </div>
      <AnotherDevice form={form} />
    </form>
  )
}

/** The link that opens the purchase elsewhere. Source: `PLUS-109` */
function AnotherDevice({ form }: Pick<JourneyFormViewProps, 'form'>) {
  const { link, canMail, answers } = form
  return (
    <section className={styles.panel} aria-label="Continue on another device">
      <h3 className={styles.panelHeading}>Continue on another device</h3>
      <p className={styles.note}>
        A link opens your purchase with everything you have typed. It works once, for 7 days, and
        without an account.
      </p>
      {link && (
        <Alert
          tone={link.error === null ? 'success' : 'warning'}
          title={link.error ?? (link.sentTo ? `Sent to ${link.sentTo}` : 'Your link is ready')}
        >
          <p className={styles.link}>{link.url}</p>
        </Alert>
      )}
      {canMail && (
        <TextField
          id={journeyIdOf('link_email')}
          name="link_email"
          label="Send it to"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={answers.email}
        />
      )}
      <Button type="submit" name="move" value="link" variant="outline">
        {canMail ? 'Send me a link' : 'Show me a link'}
      </Button>
    </section>
  )
}
