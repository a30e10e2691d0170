import { Button } from '@forecourt/ui/button'
import { FormErrorSummary } from '@forecourt/ui/form-error-summary'
import { CircleCheckIcon } from '@forecourt/ui/icon'
import { Link } from '@forecourt/ui/link'
import { TextField } from '@forecourt/ui/text-field'
import type { FormEvent, RefObject } from 'react'
import { emailMaxLength } from '../../model/email.ts'
import { enquiryLimit } from '../../model/enquiry.ts'
import { summariseFormErrors } from '../../model/form-errors.ts'
import { formatSignInPath, GATES, type SignInTarget } from '../../model/sign-in/gates.ts'
import type { SignInDetails, SignInErrors } from '../../model/sign-in/sign-in-form.ts'
import {
  PhoneVerificationView,
  type PhoneVerificationViewProps,
} from '../phone-verification/phone-verification-view.tsx'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'
import { signInPageStyles as styles } from './sign-in-page.styles.ts'

/** How far a sign-in has come. Source: `LEAD-065` */
export type LoginStatus = 'verificationSent' | 'verificationSubmitted'

export interface SignInPageViewProps {
  /** Name of the dealer. */
  dealerName: string
  /** Purpose of the page, and where it leads. */
  target: SignInTarget
  /** Details as they are typed. */
  values: SignInDetails
  /** Mistakes by field. Default none. */
  errors?: SignInErrors
  /** Mistakes of the last press, summed above the form where there are several. Default `errors`. */
  reported?: SignInErrors
  /** Rises with each press, so that the sum takes the focus again. Default 0. */
  attempt?: number
  /** The form element. Default none. */
  formRef?: RefObject<HTMLFormElement | null>
  /** The mobile number and its code, but for the number itself. */
  verification: Omit<PhoneVerificationViewProps, 'phone' | 'onPhoneChange' | 'children'>
  /** How far it has come. Default null, no code is sent. */
  loginStatus?: LoginStatus | null
  /** True while the code is checked. Default false. */
  isChecking?: boolean
  /** True for somebody who has signed in before, false for somebody who has not. Default null, nobody has said. */
  isKnown?: boolean | null
  /** True once script checks the fields; until then the browser does. Default false. */
  isScripted?: boolean
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string
  /** Called with each change of a field. Default: nothing happens. */
  onChange?: (change: { name: keyof SignInDetails; value: string }) => void
  /** Called when the form is sent. Default: the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

const doNothing = () => {}

/** Sign-in by phone code, complete and working in plain HTML. Source: `SITE-032`, `D-59`, `D-61`, `D-62` */
export function SignInPageView(props: SignInPageViewProps) {
  const { dealerName, target } = props
  const purpose = target.type ? ` ${GATES[target.type].purpose}` : ''
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <header>
          <h1 className={styles.heading}>Sign in</h1>
          <p className={styles.text}>
            Sign in{purpose} with a code that we text to your mobile. If you are new to {dealerName}
            , this creates your account.
          </p>
        </header>
        <SignInForm {...props} />
        <p className={styles.note}>
          <Link href={target.back}>Back to where you were</Link>
        </p>
      </div>
      <Facts dealerName={dealerName} />
    </div>
  )
}

function SignInForm(props: SignInPageViewProps) {
  const { target, values, errors = {}, reported = errors, attempt = 0, verification } = props
  const { isChecking = false, isKnown, isScripted, onSubmit } = props
  const { onChange = doNothing, privacyHref = '/privacy-policy', loginStatus, formRef } = props
  return (
    <form
      ref={formRef}
      className={styles.form}
      action={formatSignInPath(target)}
      method="post"
      noValidate={isScripted}
      data-login-status={loginStatus ?? undefined}
      onSubmit={onSubmit}
    >
      <Mistakes reported={reported} attempt={attempt} />
      <Details values={values} errors={errors} onChange={onChange} />
      <PhoneVerificationView
        idPrefix="sign-in"
        {...verification}
        phone={values.phone}
        onPhoneChange={({ value }) => onChange({ name: 'phone', value })}
      >
        <Button
          type="submit"
          name="step"
          value="verify"
          size="lg"
          width="full"
          loading={isChecking}
          loadingText="Checking…"
          disabled={isChecking}
        >
          {isKnown === false ? 'Create account' : 'Sign in'}
        </Button>
      </PhoneVerificationView>
      <p className={styles.note}>
        <PrivacyNotice href={privacyHref} />
      </p>
    </form>
  )
}

const labels: Readonly<Record<keyof SignInErrors, string>> = {
  name: 'First Name',
  last_name: 'Last Name',
  email: 'Email Address',
  phone: 'Mobile Number',
  code: 'Verification code',
}

/** Sum of several mistakes; a single one stands beside its field alone. */
function Mistakes({
  reported,
  attempt,
}: Required<Pick<SignInPageViewProps, 'reported' | 'attempt'>>) {
  const summary = summariseFormErrors(
    reported,
    Object.entries(labels).map(([name, label]) => ({ name, label })),
  )
  if (summary.kind !== 'list') return null
  const list = summary.errors.map(({ field, label, message }) => ({
    fieldId: `sign-in-${field}`,
    message: `${label}: ${message}`,
  }))
  return <FormErrorSummary key={attempt} title={summary.heading} errors={list} />
}

type DetailsProps = Required<Pick<SignInPageViewProps, 'values' | 'errors' | 'onChange'>>

function Details({ values, errors, onChange }: DetailsProps) {
  const wire = (name: 'name' | 'last_name' | 'email') => ({
    id: `sign-in-${name}`,
    name,
    required: true,
    value: values[name],
    error: errors[name],
    autoFocus: errors[name] !== undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ name, value: event.currentTarget.value }),
  })
  const longest = enquiryLimit.name
  return (
    <>
      <TextField
        {...wire('name')}
        label={labels.name}
        autoComplete="given-name"
        maxLength={longest}
      />
      <TextField
        {...wire('last_name')}
        label={labels.last_name}
        autoComplete="family-name"
        maxLength={longest}
      />
      <TextField
        {...wire('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength}
      />
    </>
  )
}

function Facts({ dealerName }: { dealerName: string }) {
  const facts = [
    'There is no password to remember: each code works once.',
    `${dealerName} knows you by your mobile number, on every device.`,
    'You stay signed in for 30 days on this device, and can sign out at any time.',
  ]
  return (
    <aside className={styles.aside} aria-labelledby="how-sign-in-works">
      <h2 id="how-sign-in-works" className={styles.asideHeading}>
        How it works
      </h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <CircleCheckIcon aria-hidden="true" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
