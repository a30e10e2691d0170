import { moneyField } from '@forecourt/styled-system/recipes'
import { Button } from '@forecourt/ui/button'
import { SegmentedControl } from '@forecourt/ui/segmented-control'
import { type FormEvent, memo } from 'react'
import {
  type Calculation,
  type CalculationField,
  type CalculationText,
  findCalculationField,
  findCalculationInput,
  PRESET_NAME,
  type RepaymentQuestion,
} from '../../model/calculation/index.ts'
import {
  type CalculatorFields,
  type CalculatorInputs,
  type NumberField,
  type RepaymentFrequency,
  repaymentFrequencies,
} from '../../model/index.ts'
import { CalculationResult, type CalculationResultProps } from './calculation-result.tsx'
import { formatWholeDollars, formatYears } from './dollar-format.ts'
import { calculatorStyles } from './finance-calculator.styles.ts'
import { RangeField } from './range-field.tsx'
import { RepaymentSchedule } from './repayment-chart.tsx'
import { RepaymentField, type RepaymentFieldProps } from './repayment-field.tsx'

export interface FinanceCalculatorViewProps
  extends Pick<CalculationResultProps, 'enquireHref' | 'shareHref' | 'disclaimerHref'>,
    Pick<RepaymentFieldProps, 'onRepayment' | 'onSolve'> {
  /** Address of the page without its query; the form without script leads there. */
  action: string
  /** Further parameters of the address, such as the id of a car. Default none. */
  parameters?: Readonly<Record<string, string>>
  /** Anchor of the calculator on the page. Default 'finance-calculator'. */
  anchor?: string
  /** Fields there are, with their bounds. */
  fields: CalculatorFields
  /** Amounts offered as quick choices. Default none. */
  presetsDollars?: readonly number[]
  /** Content of the fields. */
  inputs: CalculatorInputs
  /** Text in the fields. */
  text: CalculationText
  /** Sentence beside an amount out of its range; null without one. */
  amountMessage: string | null
  /** The repayment somebody has in mind. Default none yet. */
  repayment?: RepaymentQuestion
  /** Answer; null when there is none yet, as for an address whose amount is out of its range. */
  calculation: Calculation | null
  /** Years the chart and its table show, which may lag behind the answer. Default those of the answer. */
  years?: Calculation['years']
  /** Called with each change of a text. Default none, the browser keeps it. */
  onText?: (details: { name: CalculationField; text: string }) => void
  /** Called with each place of a slider. */
  onSlide?: (details: { name: CalculationField; value: number }) => void
  /** Called when a field is left. */
  onLeave?: (details: { name: CalculationField }) => void
  /** Called when another frequency is chosen. */
  onFrequency?: (details: { frequency: RepaymentFrequency }) => void
  /** Called when the form is sent. Default none, the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

interface Question {
  name: CalculationField
  label: string
  prefix?: string
  suffix?: string
  words: (value: number) => string
}

const percent = (value: number) => `${value}%`

const questions: readonly Question[] = [
  { name: 'amount', label: 'Amount', prefix: '$', words: formatWholeDollars },
  { name: 'term', label: 'Term', suffix: ' years', words: formatYears },
  { name: 'interest', label: 'Interest', suffix: '% p.a.', words: percent },
  { name: 'deposit', label: 'Deposit/trade-in', prefix: '$', words: formatWholeDollars },
  { name: 'residual', label: 'Residual', prefix: '$', words: formatWholeDollars },
]

const frequencies = Object.entries(repaymentFrequencies).map(([value, { label }]) => ({
  value,
  label,
}))

interface PresetsProps extends Pick<FinanceCalculatorViewProps, 'presetsDollars' | 'onSlide'> {
  amountDollars: number
}

/** Quick choices of the amount; without script each sends the form with it. Source: `CFG-071` */
const Presets = memo(function Presets(props: PresetsProps) {
  const { presetsDollars = [], amountDollars, onSlide } = props
  if (presetsDollars.length === 0) return null
  return (
    <fieldset className={calculatorStyles().presets} aria-label="Quick choices of the amount">
      {presetsDollars.map((dollars) => (
        <button
          key={dollars}
          type="submit"
          name={PRESET_NAME}
          value={dollars}
          className={moneyField().preset}
          aria-pressed={dollars === amountDollars}
          onClick={(event) => {
            event.preventDefault()
            onSlide?.({ name: 'amount', value: dollars })
          }}
        >
          {formatWholeDollars(dollars)}
        </button>
      ))}
    </fieldset>
  )
})

interface QuestionFieldProps
  extends Pick<FinanceCalculatorViewProps, 'onText' | 'onSlide' | 'onLeave'> {
  question: Question
  field: NumberField
  value: number
  text: string
  error?: string
}

/** One of the five numbers; a slider that moves draws only its own anew. */
const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, field, value, text, error, onText, onSlide, onLeave } = props
  const { name, words, ...labels } = question
  return (
    <RangeField
      {...labels}
      name={name}
      field={field}
      value={value}
      text={text}
      words={words(value)}
      error={error}
      onText={onText && ((details) => onText({ name, ...details }))}
      onSlide={(details) => onSlide?.({ name, ...details })}
      onLeave={() => onLeave?.({ name })}
    />
  )
})

interface FrequenciesProps extends Pick<FinanceCalculatorViewProps, 'onFrequency'> {
  frequency: RepaymentFrequency
}

const Frequencies = memo(function Frequencies({ frequency, onFrequency }: FrequenciesProps) {
  return (
    <SegmentedControl
      label="Repayments"
      name="frequency"
      width="full"
      className={calculatorStyles().frequency}
      options={frequencies}
      {...(onFrequency
        ? {
            value: frequency,
            onValueChange: ({ value }) => onFrequency({ frequency: value as RepaymentFrequency }),
          }
        : { defaultValue: frequency })}
    />
  )
})

function Fields(props: FinanceCalculatorViewProps) {
  const { fields, inputs, text, amountMessage, onText, onSlide, onLeave, onFrequency } = props
  const { presetsDollars, repayment = { text: '', message: null }, onRepayment, onSolve } = props
  const classes = calculatorStyles()
  return (
    <div className={classes.fields}>
      {questions.map((question) => {
        const { name } = question
        const isAmount = name === 'amount'
        return (
          <div key={name} className={isAmount ? classes.wide : undefined}>
            <QuestionField
              question={question}
              field={findCalculationField(name, fields)}
              value={findCalculationInput(name, inputs)}
              text={text[name]}
              error={isAmount ? (amountMessage ?? undefined) : undefined}
              onText={onText}
              onSlide={onSlide}
              onLeave={onLeave}
            />
            {isAmount && (
              <Presets
                presetsDollars={presetsDollars}
                amountDollars={inputs.amountDollars}
                onSlide={onSlide}
              />
            )}
          </div>
        )
      })}
      <Frequencies frequency={inputs.frequency} onFrequency={onFrequency} />
      <RepaymentField
        repayment={repayment}
        frequency={inputs.frequency}
        onRepayment={onRepayment}
        onSolve={onSolve}
      />
    </div>
  )
}

/**
 * Finance calculator: a form that the server answers at its own address, and with script one that answers
 * each event. The answer is a repayment with its rates, or 'Enquire for Finance'.
 * Source: `FIN-051` to `FIN-087`, `PLUS-023`, `PLUS-110`, `PLUS-111`
 */
export function FinanceCalculatorView(props: FinanceCalculatorViewProps) {
  const { action, anchor = 'finance-calculator', parameters = {}, calculation, onSubmit } = props
  const { enquireHref, shareHref, disclaimerHref, years = calculation?.years } = props
  const classes = calculatorStyles()
  return (
    <div className={classes.root}>
      <form
        method="get"
        action={`${action}#${anchor}`}
        noValidate
        className={classes.form}
        onSubmit={onSubmit}
      >
        {/* Sent by Enter in a field, which presses the first button of a form. */}
        <button type="submit" hidden>
          Calculate
        </button>
        {Object.entries(parameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Fields {...props} />
        <div className={classes.send}>
          <Button type="submit" variant="outline">
            Calculate
          </Button>
        </div>
      </form>
      {calculation && (
        <>
          <CalculationResult
            calculation={calculation}
            enquireHref={enquireHref}
            shareHref={shareHref}
            disclaimerHref={disclaimerHref}
          />
          {years && <RepaymentSchedule years={years} />}
        </>
      )}
    </div>
  )
}
