import { Checkbox } from '@forecourt/ui/checkbox'
import { DescriptionList } from '@forecourt/ui/description-list'
import { RadioCards } from '@forecourt/ui/radio-cards'
import { Select } from '@forecourt/ui/select'
import { TextField } from '@forecourt/ui/text-field'
import type { ReactNode } from 'react'
import { contactFields } from '../../model/enquiry-fields.ts'
import type { JourneyForm } from '../../model/journey/journey-page.ts'
import { createLeadJourney, describeJourney } from '../../model/journey/lead-journey.ts'
import { REGO_STATES } from '../../model/trade-in/rego.ts'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'
import { journeyStyles as styles } from './journey.styles.ts'

/** Fields of a purchase, for the sum of its mistakes. */
export const journeyFields: readonly { name: string; label: string }[] = [
  { name: 'delivery', label: 'Delivery or pick-up' },
  { name: 'postcode', label: 'Postcode' },
  { name: 'address', label: 'Street and suburb' },
  { name: 'trade_in', label: 'Trade-in' },
  { name: 'rego', label: 'Registration' },
  { name: 'rego_state', label: 'State' },
  { name: 'km', label: 'Kilometres' },
  { name: 'estimate', label: 'Your own estimate' },
  { name: 'pays_by', label: 'Payment' },
  ...contactFields.map(({ name, label }) => ({ name, label })),
  { name: 'payment_token', label: 'Card' },
]

const labelOf = (field: string) => journeyFields.find(({ name }) => name === field)?.label ?? field

/** Id of the control of a field. */
export const journeyIdOf = (name: string): string => `journey-${name.replaceAll('_', '-')}`

interface StepProps {
  form: JourneyForm
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string | undefined
}

/** Properties every field of a step has. */
const fieldOf = (
  { answers, errors }: JourneyForm,
  name: keyof JourneyForm['answers'] & string,
) => ({
  id: journeyIdOf(name),
  name,
  label: labelOf(name),
  error: errors[name],
  defaultValue: String(answers[name] ?? ''),
})

/** The fields of one step, and what is to be read at it. Nothing depends on script. */
export function JourneyStepFields({ form, privacyHref }: StepProps) {
  switch (form.step) {
    case 'delivery':
      return <Delivery form={form} />
    case 'trade-in':
      return <TradeIn form={form} />
    case 'finance':
      return <Finance form={form} />
    case 'details':
      return <Details form={form} privacyHref={privacyHref} />
    case 'deposit':
      return <Deposit form={form} />
  }
}

const Asked = ({ children }: { children: ReactNode }) => <div data-asked="">{children}</div>

function Delivery({ form }: StepProps) {
  return (
    <div className={styles.choice}>
      <RadioCards
        {...fieldOf(form, 'delivery')}
        layout="list"
        options={[
          {
            value: 'pick-up',
            title: 'Pick it up',
            description: 'At the dealership, at a time you agree on with us.',
          },
          {
            value: 'delivery',
            title: 'Have it delivered',
            description: 'We bring it to your door. The price stands in the summary.',
          },
        ]}
      />
      <Asked>
        <TextField
          {...fieldOf(form, 'postcode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
        />
        <TextField {...fieldOf(form, 'address')} autoComplete="address-line1" maxLength={200} />
      </Asked>
    </div>
  )
}

function TradeIn({ form }: StepProps) {
  return (
    <div className={styles.choice}>
      <RadioCards
        {...fieldOf(form, 'trade_in')}
        layout="list"
        options={[
          { value: 'no', title: 'No trade-in', description: 'You can still bring one up later.' },
          {
            value: 'yes',
            title: 'I have a trade-in',
            description: 'Tell us about it; we confirm its value when we see it.',
          },
        ]}
      />
      <Asked>
        {form.foundTradeIn && (
          <p className={styles.note}>Taken over from your valuation: {form.foundTradeIn}.</p>
        )}
        <div className={styles.pair}>
          <TextField
            {...fieldOf(form, 'rego')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
          />
          <Select {...fieldOf(form, 'rego_state')}>
            <option value="">Choose a state</option>
            {REGO_STATES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextField {...fieldOf(form, 'km')} inputMode="numeric" maxLength={12} suffix=" kms" />
          <TextField
            {...fieldOf(form, 'estimate')}
            inputMode="numeric"
            maxLength={12}
            optional
            prefix="$"
          />
        </div>
      </Asked>
    </div>
  )
}

function Finance({ form }: StepProps) {
  return (
    <RadioCards
      {...fieldOf(form, 'pays_by')}
      layout="list"
      options={[
        {
          value: 'finance',
          title: 'Finance',
          description: 'A consultant calls you about a loan. Nothing is applied for here.',
        },
        {
          value: 'cash',
          title: 'Cash or bank transfer',
          description: 'You pay the rest when you get the vehicle.',
        },
      ]}
    />
  )
}

const inputTypes: Readonly<Record<string, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

function Details({ form, privacyHref }: StepProps) {
  const { site } = form.checkout
  return (
    <>
      {contactFields.map(({ name, label, kind, maxLength, autoComplete, isRequired }) => (
        <TextField
          key={name}
          {...fieldOf(form, name as 'email')}
          label={label}
          type={inputTypes[kind] ?? 'text'}
          maxLength={maxLength}
          autoComplete={autoComplete}
          required={isRequired}
        />
      ))}
      <input
        type="hidden"
        name="opt_in_version"
        value={form.checkout.start.contact.opt_in_version}
      />
      <Checkbox
        id={journeyIdOf('opt_in')}
        name="opt_in"
        label={site.forms.optInWording.text}
        hint={<PrivacyNotice href={privacyHref} />}
        defaultChecked={form.answers.opt_in}
      />
    </>
  )
}

function Deposit({ form }: StepProps) {
  const { answers, checkout, errors, failure, paymentToken } = form
  const { processor, terms, depositText } = checkout
  const { name, last_name: lastName, email, phone } = answers
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Vehicle', details: checkout.car.name },
          ...describeJourney(createLeadJourney(answers)),
          { term: 'Name', details: `${name} ${lastName}` },
          { term: 'Email', details: email },
          { term: 'Mobile', details: phone },
          { term: 'Deposit', details: depositText },
        ]}
      />
      {processor.choices.length === 0 ? (
        <p className={styles.note}>
          You pay the deposit on the secure page of {processor.name}. Your card is typed there and
          never reaches us.
        </p>
      ) : (
        <>
          <RadioCards
            id={journeyIdOf('payment_token')}
            name="payment_token"
            label="Pay with"
            layout="list"
            options={processor.choices.map(({ token, title, description }) => ({
              value: token,
              title,
              description,
            }))}
            defaultValue={paymentToken}
            error={errors['payment_token'] ?? failure ?? undefined}
          />
          <p className={styles.note}>
            These are test cards of {processor.name}: no money moves. No card is typed on this site.
          </p>
        </>
      )}
      {terms !== null && <p className={styles.note}>{terms}</p>}
    </>
  )
}
