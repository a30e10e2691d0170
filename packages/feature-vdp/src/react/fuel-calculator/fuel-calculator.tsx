'use client'

import { Button } from '@forecourt/ui/button'
import { FuelIcon } from '@forecourt/ui/icon'
import { TextField } from '@forecourt/ui/text-field'
import { type FormEvent, useState } from 'react'
import { type FuelField, type FuelText, resolveFuelAnswer } from '../../model/index.ts'
import { calculatorStyles } from '../calculator/calculator.styles.ts'

interface FuelCalculatorWords {
  /** Address of the page without its query; the form without script leads there. */
  action: string
  /** True when the consumption is the maker's. Default false. */
  isStated?: boolean
}

export interface FuelCalculatorViewProps extends FuelCalculatorWords {
  /** Content that stands in the fields. */
  text: FuelText
  /** Called with every change of a field. Default none. */
  onChange?: (details: { field: FuelField; value: string }) => void
  /** Called when the form is sent. Default none, the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const withCents = new Intl.NumberFormat('en-AU', cents)
const dollars = (amount: number) => `$${withCents.format(amount)}`

const affixes: readonly { field: FuelField; label: string; prefix?: string; suffix?: string }[] = [
  { field: 'fuel_price', label: 'Fuel price', prefix: '$', suffix: ' a litre' },
  { field: 'distance', label: 'Distance a week', suffix: ' kms' },
  { field: 'consumption', label: 'Consumption', suffix: ' L/100km' },
]

/** Cost of a week's and a year's fuel. Source: VDP-059, VDP-112 to VDP-115, D-42 */
export function FuelCalculatorView({
  action,
  isStated = false,
  text,
  onChange,
  onSubmit,
}: FuelCalculatorViewProps) {
  const classes = calculatorStyles()
  const { errors } = resolveFuelAnswer(text)
  return (
    <div className={classes.root}>
      <form
        method="get"
        action={`${action}#fuel`}
        noValidate
        className={classes.form}
        onSubmit={onSubmit}
      >
        <div className={classes.fields}>
          {affixes.map(({ field, ...words }) => (
            <TextField
              key={field}
              {...words}
              name={field}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              error={errors[field]}
              {...(onChange
                ? {
                    value: text[field],
                    onChange: (event) => onChange({ field, value: event.currentTarget.value }),
                  }
                : { defaultValue: text[field] })}
            />
          ))}
        </div>
        <p className={classes.text}>
          {isStated
            ? "Consumption is the maker's combined figure. Yours depends on load, road and right foot."
            : 'The consumption is a typical figure, not this one’s. Put in your own if you know it.'}
        </p>
        <Button type="submit" variant="outline">
          Work out the cost
        </Button>
      </form>
      <Cost text={text} />
    </div>
  )
}

function Cost({ text }: { text: FuelText }) {
  const classes = calculatorStyles()
  const { cost } = resolveFuelAnswer(text)
  return (
    <output className={classes.panel}>
      {cost ? (
        <>
          <span className={classes.label}>Fuel a week</span>
          <span className={classes.amount}>{dollars(cost.weekDollars)}</span>
          <span className={classes.text}>{dollars(cost.yearDollars)} a year</span>
        </>
      ) : (
        <>
          <FuelIcon className={classes.icon} aria-hidden="true" />
          <span className={classes.text}>With all three we can say what a week costs.</span>
        </>
      )}
    </output>
  )
}

export interface FuelCalculatorProps extends FuelCalculatorWords {
  /** Content that stands in the fields at first. */
  initialText: FuelText
  /** Called with the field that changed, as a parameter of the address. Default none. */
  onCalculation?: (details: { parameters: Readonly<Record<string, string>> }) => void
}

/** The same with its state: every change of a field changes the cost. */
export function FuelCalculator({ initialText, onCalculation, ...words }: FuelCalculatorProps) {
  const [text, setText] = useState(initialText)
  return (
    <FuelCalculatorView
      {...words}
      text={text}
      onChange={({ field, value }) => {
        setText((current) => ({ ...current, [field]: value }))
        onCalculation?.({ parameters: { [field]: value } })
      }}
      onSubmit={(event) => event.preventDefault()}
    />
  )
}
