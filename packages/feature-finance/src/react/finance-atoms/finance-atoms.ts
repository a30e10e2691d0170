import { atom } from 'jotai/vanilla'
import type { CalculatorInputs, RepaymentClaim } from '../../model/index.ts'
import type { CreditHistory } from '../../model/quote/index.ts'

/** State that all finance parts of a page share. */
export const financeAtoms = {
  /** Inputs since one of them changed; `null` before, when each part shows its own first values. */
  inputs: atom<CalculatorInputs | null>(null),
  /** Credit history since it changed; `null` before. */
  creditHistory: atom<CreditHistory | null>(null),
  /** Repayment of those inputs by the calculator of the page; `null` before it was used. */
  calculated: atom<{ claim: RepaymentClaim | null } | null>(null),
  /** True once a calculator of this page was used. Source: `FIN-079` */
  isUsed: atom(false),
}
