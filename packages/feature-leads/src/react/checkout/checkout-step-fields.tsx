import { Checkbox } from '@forecourt/ui/checkbox'
import { DescriptionList } from '@forecourt/ui/description-list'
import { CircleCheckIcon } from '@forecourt/ui/icon'
import { RadioCards } from '@forecourt/ui/radio-cards'
import type { FieldErrors } from '../../model/enquiry.ts'
import { contactFields } from '../../model/enquiry-fields.ts'
import type { CheckoutForm } from '../../model/reserve/checkout-page.ts'
import type { CheckoutStep } from '../../model/reserve/checkout-step.ts'
import type { ReservationContact } from '../../model/reserve/reservation-contact.ts'
import { EnquiryFieldView } from '../enquiry-form/enquiry-field.tsx'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'
import { checkoutStyles as styles } from './checkout.styles.ts'
import type { CheckoutChange, CheckoutValues } from './checkout-values.ts'

/** Fields of the checkout, for the sum of its mistakes. */
export const checkoutFields: readonly { name: string; label: string }[] = [
  ...contactFields.map(({ name, label }) => ({ name, label })),
  { name: 'payment_token', label: 'Card' },
]

interface StepProps {
  form: CheckoutForm
  values: CheckoutValues
  step: CheckoutStep
  /** Why the last payment failed; null when it did not. */
  failure?: string | null
  errors: FieldErrors
  idOf: (name: string) => string
  privacyHref?: string | undefined
  onChange?: ((change: CheckoutChange) => void) | undefined
}

const doNothing = () => {}

/** The fields of one step, and what is to be read at it. */
export function CheckoutStepFields(props: StepProps) {
  if (props.step === 'summary') return <Deposit form={props.form} />
  if (props.step === 'details') return <Details {...props} />
  return props.step === 'payment' ? <Payment {...props} /> : <Review {...props} />
}

function Deposit({ form }: { form: CheckoutForm }) {
  return (
    <>
      <div className={styles.deposit}>
        <p className={styles.depositLabel}>Deposit to pay today</p>
        <p className={styles.amount}>{form.depositText}</p>
      </div>
      <ul className={styles.points}>
        {createPoints(form).map((point) => (
          <li key={point} className={styles.point}>
            <CircleCheckIcon />
            {point}
          </li>
        ))}
      </ul>
      <Terms terms={form.terms} />
    </>
  )
}

const createPoints = ({ holdMinutes }: CheckoutForm) => [
  'The vehicle is taken off sale for you as soon as the deposit is paid.',
  `Once you confirm, nobody else can reserve it for ${holdMinutes} ${holdMinutes === 1 ? 'minute' : 'minutes'} while you pay.`,
  'If somebody else takes the vehicle first, or your payment fails, nothing is charged.',
]

function Terms({ terms }: { terms: string | null }) {
  if (terms === null) return null
  return (
    <section>
      <h2 className={styles.subheading}>Conditions of the deposit</h2>
      <p className={styles.terms}>{terms}</p>
    </section>
  )
}

function Details(props: StepProps) {
  const { form, values, errors, idOf, privacyHref, onChange = doNothing } = props
  return (
    <>
      {contactFields.map((field) => (
        <EnquiryFieldView
          key={field.name}
          field={field}
          id={idOf(field.name)}
          value={values.contact[field.name as 'name']}
          error={errors[field.name]}
          onChange={({ name, value }) =>
            onChange({ name: name as keyof ReservationContact, value: String(value) })
          }
        />
      ))}
      <Checkbox
        id={idOf('opt_in')}
        name="opt_in"
        label={form.site.forms.optInWording.text}
        hint={<PrivacyNotice href={privacyHref} />}
        checked={values.contact.opt_in}
        onChange={(event) => onChange({ name: 'opt_in', value: event.currentTarget.checked })}
      />
      <p className={styles.note}>Fields marked with * are required.</p>
    </>
  )
}

function Payment({ form, values, errors, failure, idOf, onChange = doNothing }: StepProps) {
  const { name, choices } = form.processor
  if (choices.length === 0) {
    return (
      <p className={styles.note}>
        You pay the deposit on the secure page of {name}, which opens after you have checked
        everything. Your card is typed there and never reaches us.
      </p>
    )
  }
  return (
    <>
      <RadioCards
        id={idOf('payment_token')}
        name="payment_token"
        label="Pay with"
        layout="list"
        required
        options={choices.map(({ token, title, description }) => ({
          value: token,
          title,
          description,
        }))}
        value={values.paymentToken}
        onValueChange={({ value }) => onChange({ name: 'payment_token', value })}
        error={errors['payment_token'] ?? failure ?? undefined}
      />
      <p className={styles.note}>
        These are test cards of {name}: no money moves. No card is typed on this site.
      </p>
    </>
  )
}

function Review({ form, values }: StepProps) {
  const { name, last_name: lastName, email, phone } = values.contact
  const { choices, name: processor } = form.processor
  const choice = choices.find(({ token }) => token === values.paymentToken)
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Vehicle', details: form.car.name },
          { term: 'Deposit', details: form.depositText },
          { term: 'Name', details: `${name} ${lastName}` },
          { term: 'Email', details: email },
          { term: 'Mobile', details: phone },
          { term: 'Payment', details: choice?.title ?? `On the page of ${processor}` },
        ]}
      />
      <Terms terms={form.terms} />
    </>
  )
}
