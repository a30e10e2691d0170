import { Button } from '@forecourt/ui/button'
import { TextField } from '@forecourt/ui/text-field'
import type { KeyboardEvent } from 'react'
import {
  REPAYMENT_NAME,
  type RepaymentQuestion,
  SOLVE_NAME,
  type SolvedField,
  solvedFields,
} from '../../model/calculation/index.ts'
import type { RepaymentFrequency } from '../../model/index.ts'
import { calculatorStyles } from './finance-calculator.styles.ts'

export interface RepaymentFieldProps {
  repayment: RepaymentQuestion
  frequency: RepaymentFrequency
  /** Called with each change of the text. Default none, the browser keeps it. */
  onRepayment?: (details: { text: string }) => void
  /** Called to find an input from the repayment. Default none, the browser sends the form. */
  onSolve?: (details: { field: SolvedField }) => void
}

const labels: Readonly<Record<SolvedField, string>> = {
  amount: 'amount',
  term: 'term',
  interest: 'rate',
}

/** A repayment somebody has in mind, which is turned into an amount, a term or a rate. Source: `PLUS-110` */
export function RepaymentField(props: RepaymentFieldProps) {
  const { repayment, frequency, onRepayment, onSolve } = props
  const classes = calculatorStyles()
  const solveAtEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onSolve) return
    event.preventDefault()
    onSolve({ field: 'amount' })
  }
  return (
    <fieldset className={classes.solve}>
      <legend>Have a repayment in mind?</legend>
      <TextField
        label="Repayment"
        name={REPAYMENT_NAME}
        prefix="$"
        suffix={` per ${frequency}`}
        error={repayment.message ?? undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        onKeyDown={solveAtEnter}
        {...(onRepayment
          ? {
              value: repayment.text,
              onChange: (event) => onRepayment({ text: event.currentTarget.value }),
            }
          : { defaultValue: repayment.text })}
      />
      <div className={classes.solvers}>
        <span aria-hidden="true">Find the</span>
        {solvedFields.map((field) => (
          <Button
            key={field}
            type="submit"
            name={SOLVE_NAME}
            value={field}
            variant="outline"
            size="sm"
            aria-label={`Find the ${labels[field]}`}
            onClick={(event) => {
              if (!onSolve) return
              event.preventDefault()
              onSolve({ field })
            }}
          >
            {labels[field]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
