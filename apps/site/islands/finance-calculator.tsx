import { FinanceCalculator, type FinanceCalculatorProps } from '@forecourt/feature-finance'
import { defineIsland } from '@forecourt/islands'
import type { FinanceCalculatorEffects, FinanceCalculatorIslandProps } from './finance-quick.tsx'

/** The finance calculator, open. */
function FinanceCalculatorIsland(props: FinanceCalculatorIslandProps & FinanceCalculatorProps) {
  return <FinanceCalculator {...props} />
}

export const financeCalculatorIsland = defineIsland<
  FinanceCalculatorIslandProps,
  FinanceCalculatorEffects
>({ name: 'finance-calculator', component: FinanceCalculatorIsland })
