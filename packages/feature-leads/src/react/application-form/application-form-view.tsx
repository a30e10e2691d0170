import { formatPrice } from '@forecourt/stock/model'
import { Alert } from '@forecourt/ui/alert'
import { Button } from '@forecourt/ui/button'
import { CircleCheckIcon } from '@forecourt/ui/icon'
import { Link } from '@forecourt/ui/link'
import type { ReactNode } from 'react'
import type { ApplicationRefusal } from '../../model/application/submit-application.ts'
import type { Enquiry } from '../../model/enquiry.ts'
import { changeMove, contextFields } from '../../model/enquiry-context.ts'
import { ANSWERS_KEPT } from '../../model/error-message.ts'
import { EnquiryFormView, type EnquiryFormViewProps } from '../enquiry-form/enquiry-form-view.tsx'
import {
  PhoneVerificationView,
  type PhoneVerificationViewProps,
} from '../phone-verification/phone-verification-view.tsx'
import { applicationFormStyles as styles } from './application-form.styles.ts'

export interface ApplicationFormViewProps
  extends Omit<EnquiryFormViewProps, 'notice' | 'lastPart' | 'submitLabel'> {
  /** Name of who takes the application, such as a lender. */
  partnerName: string
  /** Name of the dealer, who gets the lead. */
  dealerName: string
  /** Why the last sending is not through. Default null, it is or there was none. */
  refusal?: ApplicationRefusal | null
  /** True once the phone of the form is proved. Default false. */
  isVerified?: boolean
  /** The mobile number and its code, but for the number itself. */
  verification: Omit<
    PhoneVerificationViewProps,
    'phone' | 'onPhoneChange' | 'buttonName' | 'children'
  >
  /** Page after the lead, for a visitor who leaves the partner out. Default `/success`. */
  successHref?: string
}

/** Longest name of a partner that a button has room for on a phone; the words above it name every one. */
const longestName = 32

const doNothing = () => {}

/**
 * A form in steps whose last one proves the phone, then applies to a partner while the lead goes to the
 * dealer. Complete and working in plain HTML.
 * Source: `FIN-088` to `FIN-094`, `D-89`
 */
export function ApplicationFormView(props: ApplicationFormViewProps) {
  const { partnerName, dealerName, refusal, isVerified, verification: _, ...form } = props
  const { successHref = '/success', ...view } = form
  const Phone = isVerified ? VerifiedPhone : ProvedPhone
  return (
    <EnquiryFormView
      {...view}
      submitLabel={partnerName.length > longestName ? undefined : `Apply to ${partnerName}`}
      notice={refusal && <Refusal {...{ refusal, partnerName, dealerName, successHref }} />}
      lastPart={{
        names: isVerified ? [] : ['phone'],
        lead: <Purpose {...props} />,
        render: ({ submit, back }) => (
          <div className={styles.part}>
            <Phone {...props} submit={submit} />
            {back}
          </div>
        ),
      }}
    />
  )
}

type PartProps = ApplicationFormViewProps & { submit: ReactNode }

function ProvedPhone(props: PartProps) {
  const { values, verification, submit, idPrefix = 'enquiry', onChange = doNothing } = props
  return (
    <PhoneVerificationView
      idPrefix={idPrefix}
      {...verification}
      buttonName={contextFields.move}
      phone={values.phone}
      onPhoneChange={({ value }) => onChange({ name: 'phone', value })}
    >
      {submit}
    </PhoneVerificationView>
  )
}

function VerifiedPhone({ values, verification: { onChangeNumber }, submit }: PartProps) {
  return (
    <>
      <div className={styles.verified}>
        <CircleCheckIcon aria-hidden="true" className={styles.tick} />
        <span>
          <span className={styles.phone}>{values.phone}</span> is verified.
        </span>
      </div>
      {submit}
      <Button
        type="submit"
        name={contextFields.move}
        value={changeMove}
        formNoValidate
        variant="quiet"
        width="full"
        onClick={
          onChangeNumber &&
          ((event) => {
            event.preventDefault()
            onChangeNumber()
          })
        }
      >
        Use another number
      </Button>
    </>
  )
}

/** Loan in words: "$30,000 over 5 years"; '' for a form that asks none. */
function describeLoan({ purchasePrice, loanTerm }: Enquiry): string {
  const amount = Number(purchasePrice.replaceAll(/[$,\s]/g, ''))
  if (!(amount > 0) || loanTerm === '') return ''
  return `${formatPrice(amount)} over ${loanTerm === '1' ? '1 year' : `${loanTerm} years`}`
}

/** Purpose of the last step, and what a press sends where. */
function Purpose({ values, context, partnerName, dealerName }: ApplicationFormViewProps) {
  const loan = describeLoan(values)
  const car = context.car_name
  return (
    <div className={styles.purpose}>
      {loan && (
        <p className={styles.subject}>
          {loan}
          {car && ` for the ${car}`}
        </p>
      )}
      <p>
        We verify your mobile with a code. Then {partnerName} gets your application and {dealerName}{' '}
        your enquiry, and you continue at {partnerName}.
      </p>
    </div>
  )
}

function Refusal({
  refusal: { error, reason, hasLead },
  partnerName,
  dealerName,
  successHref,
}: {
  refusal: ApplicationRefusal
} & Required<Pick<ApplicationFormViewProps, 'partnerName' | 'dealerName' | 'successHref'>>) {
  return (
    <Alert tone="destructive" title={error}>
      {hasLead ? (
        <>
          {dealerName} has your enquiry and will call you. Your answers are still here: apply to{' '}
          {partnerName} again, which sends nothing twice, or{' '}
          <Link href={successHref}>leave it at the enquiry</Link>.
        </>
      ) : (
        <>{reason ?? ANSWERS_KEPT}</>
      )}
    </Alert>
  )
}
