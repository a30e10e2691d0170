import { Checkbox } from '@forecourt/ui/checkbox'
import { CarFrontIcon } from '@forecourt/ui/icon'
import { Link } from '@forecourt/ui/link'
import { RadioGroup } from '@forecourt/ui/radio-group'
import { Select } from '@forecourt/ui/select'
import { TextField } from '@forecourt/ui/text-field'
import type { MouseEvent, ReactNode } from 'react'
import { contactFields } from '../../model/enquiry-fields.ts'
import { REGO_STATES, regoLength } from '../../model/trade-in/rego.ts'
import { formatTypedKm } from '../../model/trade-in/trade-in-eligibility.ts'
import { answerPrefix, type TradeInPage } from '../../model/trade-in/trade-in-page.ts'
import type { TradeInStep } from '../../model/trade-in/trade-in-step.ts'
import { vehicleNameLength } from '../../model/trade-in/trade-in-vehicle.ts'
import { EnquiryFieldView } from '../enquiry-form/enquiry-field.tsx'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'
import { tradeInStyles as styles } from './trade-in.styles.ts'
import type { TradeInChange } from './trade-in-values.ts'

export interface TradeInFieldsProps {
  /** The page, with the values and mistakes shown now. */
  page: TradeInPage
  /** Id of the control of a field. */
  idOf: (name: string) => string
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string | undefined
  /** Called with each change of a field. */
  onChange: (change: TradeInChange) => void
  /** Called on a plain click on the way to another step. Default: the link is a link. */
  onStep?: ((event: MouseEvent, step: TradeInStep) => void) | undefined
}

/** The fields of one step. */
export function TradeInFields(props: TradeInFieldsProps) {
  switch (props.page.step) {
    case 'rego':
      return <Rego {...props} />
    case 'by-hand':
      return <ByHand {...props} />
    case 'car':
      return <Condition {...props} />
    default:
      return <Details {...props} />
  }
}

function Plate({ page, idOf, onChange, isRequired }: TradeInFieldsProps & { isRequired: boolean }) {
  const { values, errors } = page
  return (
    <div className={styles.plate}>
      <TextField
        id={idOf('rego')}
        name="rego"
        label="Registration"
        className={styles.rego}
        required={isRequired}
        optional={!isRequired}
        // Blanks and dashes of a plate are typed as well.
        maxLength={regoLength + 5}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABC123"
        value={values.rego}
        error={errors['rego']}
        onChange={({ currentTarget: { value } }) => onChange({ name: 'rego', value })}
      />
      <Select
        id={idOf('regoState')}
        name="regoState"
        label="State"
        value={values.regoState}
        error={errors['regoState']}
        onChange={({ currentTarget: { value } }) => onChange({ name: 'regoState', value })}
      >
        {REGO_STATES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}

function StepLink({
  page,
  onStep,
  step,
  children,
}: Pick<TradeInFieldsProps, 'page' | 'onStep'> & { step: TradeInStep; children: ReactNode }) {
  return (
    <Link href={page.hrefs[step]} onClick={onStep && ((event) => onStep(event, step))}>
      {children}
    </Link>
  )
}

function Rego(props: TradeInFieldsProps) {
  return (
    <>
      <Plate {...props} isRequired />
      <div className={styles.ways}>
        <StepLink {...props} step="by-hand">
          Enter your {props.page.noun} by hand
        </StepLink>
      </div>
    </>
  )
}

const names = [
  { name: 'make', label: 'Make', example: 'Toyota' },
  { name: 'model', label: 'Model', example: 'Corolla' },
] as const

/** An example is of a car, so it stands only where cars are sold. */
const placeholderOf = ({ noun }: TradeInPage, example: string) =>
  noun === 'car' ? { placeholder: example } : {}

function ByHand(props: TradeInFieldsProps) {
  const { page, idOf, onChange } = props
  const { values, errors, years } = page
  const list = Array.from({ length: years.newest - years.oldest + 1 }, (_, i) => years.newest - i)
  return (
    <>
      <div className={styles.two}>
        {names.map(({ name, label, example }) => (
          <TextField
            key={name}
            id={idOf(name)}
            name={name}
            label={label}
            {...placeholderOf(page, example)}
            required
            maxLength={vehicleNameLength}
            autoComplete="off"
            autoCapitalize="words"
            value={values[name]}
            error={errors[name]}
            onChange={({ currentTarget: { value } }) => onChange({ name, value })}
          />
        ))}
        <Select
          id={idOf('year')}
          name="year"
          label="Build year"
          required
          value={values.year}
          error={errors['year']}
          onChange={({ currentTarget: { value } }) => onChange({ name: 'year', value })}
        >
          <option value="">Choose a year</option>
          {list.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
        <TextField
          id={idOf('badge')}
          name="badge"
          label="Badge"
          optional
          {...placeholderOf(page, 'Ascent Sport')}
          maxLength={vehicleNameLength}
          autoComplete="off"
          value={values.badge}
          onChange={({ currentTarget: { value } }) => onChange({ name: 'badge', value })}
        />
      </div>
      <Plate {...props} isRequired={false} />
      {!page.isByHandOnly && (
        <div className={styles.ways}>
          <StepLink {...props} step="rego">
            Look up a registration instead
          </StepLink>
        </div>
      )}
    </>
  )
}

/** The visitor's car in short. */
export function OwnVehicle(props: Pick<TradeInFieldsProps, 'page' | 'onStep'>) {
  const { vehicleName, regoText, noun } = props.page
  return (
    <div className={styles.vehicle}>
      <CarFrontIcon aria-hidden="true" />
      <p className={styles.vehicleName}>{vehicleName}</p>
      <p className={styles.vehicleFacts}>
        {regoText && <span>{regoText}</span>}
        {props.page.step === 'car' && (
          <StepLink {...props} step="by-hand">
            Not your {noun}?
          </StepLink>
        )}
      </p>
    </div>
  )
}

function Condition(props: TradeInFieldsProps) {
  const { page, idOf, onChange } = props
  const { values, errors, questions } = page
  return (
    <>
      <OwnVehicle {...props} />
      <TextField
        id={idOf('km')}
        name="km"
        label="Kilometres"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        suffix=" kms"
        placeholder="45,000"
        value={values.km}
        error={errors['km']}
        onChange={({ currentTarget: { value } }) => onChange({ name: 'km', value })}
        onBlur={({ currentTarget: { value } }) => {
          const written = formatTypedKm(value)
          if (written !== value) onChange({ name: 'km', value: written })
        }}
      />
      {questions.map(({ id, label, options }) => (
        <RadioGroup
          key={id}
          id={idOf(answerPrefix + id)}
          name={answerPrefix + id}
          label={label}
          required
          options={options.map((option) => ({ value: option.id, label: option.label }))}
          value={values.answers[id] ?? ''}
          error={errors[answerPrefix + id]}
          onValueChange={({ value }) => onChange({ name: 'answer', question: id, value })}
        />
      ))}
    </>
  )
}

function Details(props: TradeInFieldsProps) {
  const { page, idOf, privacyHref, onChange } = props
  const { values, errors, site } = page
  return (
    <>
      <OwnVehicle {...props} />
      {contactFields.map((field) => (
        <EnquiryFieldView
          key={field.name}
          field={field}
          id={idOf(field.name)}
          value={values[field.name as 'name']}
          error={errors[field.name]}
          onChange={({ name, value }) => onChange({ name: name as 'name', value: String(value) })}
        />
      ))}
      <Checkbox
        id={idOf('opt_in')}
        name="opt_in"
        label={site.optInWording.text}
        hint={<PrivacyNotice href={privacyHref} />}
        checked={values.opt_in}
        onChange={({ currentTarget: { checked: value } }) => onChange({ name: 'opt_in', value })}
      />
      <p className={styles.note}>Fields marked with * are required.</p>
    </>
  )
}
