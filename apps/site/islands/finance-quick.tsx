import { type FinanceCalculatorProps, QuickCalculator } from '@forecourt/feature-finance'
import { defineIsland } from '@forecourt/islands'

/** Props of a calculator, plain enough for JSON. */
export interface FinanceCalculatorIslandProps
  extends Omit<FinanceCalculatorProps, 'onFirstUse' | 'onCalculation' | 'opened'> {
  /** The car of the page; null for a calculator about none. */
  car: { id: number; dealershipId: number } | null
}

/** Things only the browser can do. */
export type FinanceCalculatorEffects = Pick<FinanceCalculatorProps, 'onFirstUse' | 'onCalculation'>

/** The finance calculator in three fields, which its first use opens. */
export const financeQuickIsland = defineIsland<
  FinanceCalculatorIslandProps,
  FinanceCalculatorEffects
>({ name: 'finance-quick', component: QuickCalculator })
