'use client'

import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import {
  type CalculationField,
  type CalculationStart,
  type CalculationText,
  type CalculatorSetup,
  formatCalculationQuery,
  resolveCalculation,
} from '../../model/calculation/index.ts'
import type { CalculatorInputs } from '../../model/index.ts'
import { FinanceCalculatorView } from './finance-calculator-view.tsx'
import { useCalculation } from './use-calculation.ts'
import { useStableHandlers } from './use-stable-handlers.ts'

/** Content of a form the calculator takes the place of. */
export interface OpenedCalculator {
  /** Field the visitor is in; null once they went on to something else. */
  name: CalculationField | null
  /** Start and end of what is selected in that field; null where nothing can be. */
  selected: readonly [from: number | null, to: number | null]
  /** Text that stood in its fields. */
  texts: Partial<CalculationText>
}

export interface FinanceCalculatorProps {
  /** Everything it needs besides what is typed. */
  setup: CalculatorSetup
  /** Content of the address: texts, inputs and what is wrong. */
  start: CalculationStart
  /** Path of the page; the form without script leads there. */
  action: string
  /** Further parameters of the address, such as the id of a car. Default none. */
  parameters?: Readonly<Record<string, string>>
  /** Anchor of the calculator on the page. Default 'finance-calculator'. */
  anchor?: string
  /** Address 'Enquire Now' leads to (`findEnquireHref`). */
  enquireHref: string
  /** Where the finance disclaimer is. Default `#financeDisclaimer`. */
  disclaimerHref?: string
  /** Called once, at the first use of a calculator of the page (`FIN-079`). Default none. */
  onFirstUse?: () => void
  /** Called with the parameters of an address that asks the same, when the inputs changed. Default none. */
  onCalculation?: (details: { parameters: Readonly<Record<string, string>> }) => void
  /** Read as the calculator comes: what was typed before, and where. Default nothing. */
  opened?: RefObject<OpenedCalculator | null>
}

const readQuery = (inputs: CalculatorInputs) =>
  Object.fromEntries(new URLSearchParams(formatCalculationQuery(inputs)))

/** Puts a visitor where they were in the form, with what they typed and selected. */
function goOn(root: HTMLElement | null, { name, selected, texts }: OpenedCalculator): void {
  const field = name && root?.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!field) return
  // The very text that React writes next, or it would take the caret to the end.
  field.value = texts[name] ?? field.value
  field.focus()
  field.setSelectionRange(...selected)
}

/** The calculator with its state, which it shares with all finance parts of the page. */
export function FinanceCalculator(props: FinanceCalculatorProps) {
  const { setup, start, action, anchor = 'finance-calculator', parameters = {} } = props
  const { onFirstUse, onCalculation, opened, ...words } = props
  const state = useCalculation(setup, start, onFirstUse)
  const handlers = useStableHandlers(state)
  const root = useRef<HTMLDivElement>(null)
  const takeUp = useEffectEvent(() => {
    if (!opened?.current) return
    const { name, texts } = opened.current
    if (document.activeElement === document.body) goOn(root.current, opened.current)
    state.open(name ?? 'amount', texts)
  })
  // Before the next key.
  useLayoutEffect(() => takeUp(), [])
  const { inputs } = state
  const isChanged = inputs !== start.inputs
  const tell = useEffectEvent((changed: CalculatorInputs) =>
    onCalculation?.({ parameters: readQuery(changed) }),
  )
  useEffect(() => {
    if (isChanged) tell(inputs)
  }, [inputs, isChanged])
  const query = new URLSearchParams({ ...parameters, ...readQuery(inputs) })
  const isAnswered = isChanged || !start.amountMessage
  const calculation = useMemo(
    () => (isAnswered ? resolveCalculation(inputs, setup) : null),
    [isAnswered, inputs, setup],
  )
  // The chart may lag behind a slider; the repayment may not.
  const years = useDeferredValue(calculation?.years)
  return (
    <div ref={root}>
      <FinanceCalculatorView
        {...words}
        {...state}
        {...handlers}
        fields={setup.fields}
        presetsDollars={setup.presetsDollars}
        calculation={calculation}
        years={years}
        shareHref={`${action}?${query}#${anchor}`}
        onSubmit={(event) => event.preventDefault()}
      />
    </div>
  )
}
