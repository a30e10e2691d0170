import { cx } from '@forecourt/styled-system/css'
import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import { Link } from '@forecourt/ui/link'
import { RadioCards } from '@forecourt/ui/radio-cards'
import { Select } from '@forecourt/ui/select'
import { TextField } from '@forecourt/ui/text-field'
import { PAYMENTS_UNAVAILABLE } from '../../model/error-message.ts'
import { ONLINE_PAYMENT_PATH } from '../../model/payment/online-payment.ts'
import {
  longestReference,
  PAYMENT_LABELS,
  type PaymentFields,
} from '../../model/payment/payment-fields.ts'
import type { PaymentForm, PaymentReceipt, PaymentView } from '../../model/payment/payment-page.ts'
import { EnquiryAlert, FocusedAlert } from '../enquiry-form/enquiry-alert.tsx'
import { enquiryPageStyles } from '../enquiry-page/enquiry-page.styles.ts'
import { paymentPageStyles as styles } from './payment-page.styles.ts'

export interface PaymentPageProps {
  /** First sentence of the page. */
  text: string
  /** Conditions; default none. */
  terms?: string | null
  /** State of the payment, with what the page says of it. */
  view: PaymentView
  /** Payments the visitor made before, newest first. Default none. */
  earlier?: readonly PaymentReceipt[]
  /** Page to ask the dealer. */
  contactHref: string
}

const headings = {
  form: 'Pay online',
  closed: 'Pay online',
  waiting: 'Your payment is not finished',
  pending: 'Your payment is being confirmed',
  paid: 'Thank you for your payment',
} as const satisfies Readonly<Record<PaymentView['kind'], string>>

/**
 * The page on which somebody who is signed in pays an invoice: its form, where their payment is, and their
 * receipts. It asks for no card: a test card is chosen, or the processor asks at its own page.
 * Source: `SITE-051`, `D-65`
 */
export function PaymentPage({ text, view, earlier = [], ...props }: PaymentPageProps) {
  const isRefunded = view.kind === 'paid' && view.receipt.isRefunded
  return (
    <div className={enquiryPageStyles.page}>
      <div className={enquiryPageStyles.main}>
        <header>
          <h1 className={enquiryPageStyles.heading}>
            {isRefunded ? 'Your payment was refunded' : headings[view.kind]}
          </h1>
          {view.kind === 'form' && <p className={enquiryPageStyles.text}>{text}</p>}
        </header>
        <PaymentState view={view} {...props} />
      </div>
      {earlier.length > 0 && <EarlierPayments receipts={earlier} />}
    </div>
  )
}

function PaymentState({
  view,
  terms = null,
  contactHref,
}: Pick<PaymentPageProps, 'view' | 'terms' | 'contactHref'>) {
  switch (view.kind) {
    case 'form':
      return <Form form={view.form} terms={terms} />
    case 'closed':
      return (
        <>
          <Alert tone="warning">{PAYMENTS_UNAVAILABLE}</Alert>
          <div>
            <ButtonLink href={contactHref}>Contact Us</ButtonLink>
          </div>
        </>
      )
    case 'waiting':
      return (
        <>
          <Alert>
            Your bank or the payment service still asks you to confirm. Nothing has been charged.
          </Alert>
          <div className={styles.row}>
            <ButtonLink href={view.url}>Continue with the payment</ButtonLink>
            <ButtonLink href={ONLINE_PAYMENT_PATH} variant="outline">
              Pay something else
            </ButtonLink>
          </div>
        </>
      )
    case 'pending':
      return (
        <>
          <Alert>We ask the payment service again by ourselves; you need not pay again.</Alert>
          <div>
            <ButtonLink href={view.url}>Check again</ButtonLink>
          </div>
        </>
      )
    case 'paid':
      return <Receipt {...view} contactHref={contactHref} />
    default:
      return null
  }
}

function Receipt({
  receipt,
  processorName,
  contactHref,
}: Extract<PaymentView, { kind: 'paid' }> & Pick<PaymentPageProps, 'contactHref'>) {
  const { number, reference, amount, paidOn, isRefunded } = receipt
  return (
    <>
      {isRefunded ? (
        <Alert>The amount was given back to your card.</Alert>
      ) : (
        <Alert tone="success">
          The dealership knows of it. Keep this page, or print it: it is your receipt.
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: 'Receipt', details: number },
          { term: 'Paid for', details: reference },
          { term: 'Amount', details: amount },
          { term: 'Paid on', details: paidOn },
          { term: 'Paid by', details: processorName },
        ]}
      />
      <div className={styles.row}>
        <ButtonLink href={ONLINE_PAYMENT_PATH}>Pay something else</ButtonLink>
        <ButtonLink href={contactHref} variant="outline">
          Ask a question
        </ButtonLink>
      </div>
    </>
  )
}

const idOf = (name: string) => `payment-${name.replaceAll('_', '-')}`

const labelled = Object.entries(PAYMENT_LABELS).map(([name, label]) => ({ name, label }))

function Form({ form, terms }: { form: PaymentForm; terms: string | null }) {
  const { idempotencyKey, dealerships, processor, values, errors, failure } = form
  const field = (name: keyof PaymentFields) => ({
    id: idOf(name),
    name,
    label: PAYMENT_LABELS[name],
    error: errors[name],
    defaultValue: values[name],
    required: true,
  })
  const isHosted = processor.choices.length === 0
  return (
    <form action={ONLINE_PAYMENT_PATH} method="post" className={styles.form}>
      {failure !== null && (
        <FocusedAlert>
          <Alert tone="destructive">{failure}</Alert>
        </FocusedAlert>
      )}
      <EnquiryAlert errors={errors} failure={null} fields={labelled} idOf={idOf} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <TextField
        {...field('reference')}
        hint="As it stands on your invoice or in our message."
        maxLength={longestReference}
        autoComplete="off"
      />
      <TextField {...field('amount')} prefix="$" inputMode="decimal" autoComplete="off" />
      {dealerships.length > 0 && (
        <Select {...field('dealership_slug')}>
          <option value="">Choose a dealership</option>
          {dealerships.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {!isHosted && (
        <RadioCards
          {...field('payment_token')}
          label="Pay with"
          layout="list"
          options={processor.choices.map(({ token, title, description }) => ({
            value: token,
            title,
            description,
          }))}
        />
      )}
      <p className={styles.note}>
        {isHosted
          ? `You pay on the secure page of ${processor.name}. Your card is typed there and never reaches us.`
          : `These are test cards of ${processor.name}: no money moves. No card is typed on this site.`}
      </p>
      {terms !== null && <p className={styles.note}>{terms}</p>}
      <Button type="submit" size="lg" width="full">
        {isHosted ? `Continue to ${processor.name}` : 'Pay now'}
      </Button>
    </form>
  )
}

function EarlierPayments({ receipts }: { receipts: readonly PaymentReceipt[] }) {
  return (
    <aside className={styles.earlier} aria-labelledby="earlier-payments">
      <h2 id="earlier-payments" className={styles.title}>
        Your payments
      </h2>
      <ul className={styles.list}>
        {receipts.map(({ number, path, reference, amount, paidOn, isRefunded }) => (
          <li key={number} className={styles.item}>
            <Link href={path}>{reference}</Link>
            <span className={styles.amount}>{amount}</span>
            <span className={styles.note}>
              {paidOn}
              {isRefunded && ', refunded'}
            </span>
            <span className={cx(styles.note, styles.end)}>{number}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
