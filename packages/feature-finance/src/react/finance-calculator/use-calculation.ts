import { islandStore } from '@forecourt/islands/store'
import { useState } from 'react'
import {
  type CalculationField,
  type CalculationStart,
  type CalculationText,
  type CalculatorSetup,
  findCalculation,
  formatCalculationText,
  type RepaymentQuestion,
  readCalculation,
  type SolvedField,
  withCalculationInput,
} from '../../model/calculation/index.ts'
import type { CalculatorInputs, RepaymentFrequency } from '../../model/index.ts'
import { financeAtoms } from '../finance-atoms/finance-atoms.ts'
import { useFinanceAtom } from '../finance-atoms/use-finance-atom.ts'

/** A text that is being typed, and the inputs it was typed over. */
interface Draft {
  name: CalculationField
  text: string
  over: CalculatorInputs
}

/** Inputs shared by the page, the text of the field being typed in, and what changes them. */
export function useCalculation(
  setup: CalculatorSetup,
  start: CalculationStart,
  onFirstUse?: () => void,
) {
  const { fields } = setup
  const shared = useFinanceAtom(financeAtoms.inputs)
  const inputs = shared ?? start.inputs
  const [typed, setTyped] = useState<Draft | null>(
    start.amountMessage ? { name: 'amount', text: start.text.amount, over: start.inputs } : null,
  )
  const [repayment, setRepayment] = useState<RepaymentQuestion>(
    start.repayment ?? { text: '', message: null },
  )
  // Inputs that another part of the page changed meanwhile go before what was typed.
  const draft = typed?.over === inputs ? typed : null
  const text = { ...formatCalculationText(inputs), ...(draft && { [draft.name]: draft.text }) }
  const { amountMessage } = readCalculation(text, fields, inputs)

  const use = () => {
    if (islandStore.get(financeAtoms.isUsed)) return
    islandStore.set(financeAtoms.isUsed, true)
    onFirstUse?.()
  }

  const change = (next: CalculatorInputs) => {
    islandStore.set(financeAtoms.inputs, next)
    use()
  }

  const type = (name: CalculationField, texts: Partial<CalculationText>) => {
    const read = readCalculation({ ...text, ...texts }, fields, inputs)
    setTyped({ name, text: texts[name] ?? text[name], over: read.inputs })
    change(read.inputs)
  }

  return {
    inputs,
    text,
    amountMessage,
    repayment,
    /** Takes up what was typed in several fields before the calculator was open. */
    open(name: CalculationField, texts: Partial<CalculationText>) {
      const names = Object.keys(texts) as (keyof CalculationText)[]
      if (names.some((each) => texts[each] !== text[each])) type(name, texts)
      else use()
    },
    onText: ({ name, text: now }: { name: CalculationField; text: string }) =>
      type(name, { [name]: now }),
    onSlide({ name, value }: { name: CalculationField; value: number }) {
      setTyped(null)
      change(withCalculationInput(inputs, name, value))
    },
    onLeave({ name }: { name: CalculationField }) {
      // An amount out of its range stays, with its sentence; others become what they were read as.
      if (!(name === 'amount' && amountMessage)) setTyped(null)
    },
    onRepayment({ text: now }: { text: string }) {
      setRepayment({ text: now, message: null })
      use()
    },
    onSolve({ field }: { field: SolvedField }) {
      const solution = findCalculation(field, repayment.text, inputs, setup)
      setRepayment({ ...repayment, message: solution.ok ? null : solution.message })
      if (!solution.ok) return
      setTyped(null)
      change(solution.inputs)
    },
    onFrequency({ frequency }: { frequency: RepaymentFrequency }) {
      change({ ...inputs, frequency })
    },
  }
}
