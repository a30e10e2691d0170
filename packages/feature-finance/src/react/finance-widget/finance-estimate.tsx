import { islandStore } from '@forecourt/islands/store'
import { createRoot, type Root } from 'react-dom/client'
import { type CalculatorSetup, resolveCalculation } from '../../model/calculation/index.ts'
import { type RepaymentClaim as Claim, ENQUIRE_FOR_FINANCE } from '../../model/index.ts'
import { financeAtoms } from '../finance-atoms/finance-atoms.ts'
import { RepaymentClaim, type RepaymentClaimProps } from '../repayment-claim/repayment-claim.tsx'

export interface FinanceEstimateProps {
  /** The repayment; null shows 'Enquire for Finance'. */
  claim: Claim | null
  /** Default `md`. */
  size?: RepaymentClaimProps['size']
}

const content = (claim: Claim | null, size: RepaymentClaimProps['size']) =>
  claim ? <RepaymentClaim claim={claim} size={size} /> : ENQUIRE_FOR_FINANCE

/** A repayment that follows the calculator of its page (`followFinance`). */
export function FinanceEstimate({ claim, size = 'md' }: FinanceEstimateProps) {
  return <div data-finance-estimate={size}>{content(claim, size)}</div>
}

/**
 * Shows in every `FinanceEstimate` of a page what its calculator shows, from the first change on. They
 * need no script of their own; a `VehicleQuote` follows by `financeAtoms.calculated`.
 * @returns stops it
 * Source: `PLUS-112`
 */
export function followFinance(page: ParentNode, setup: CalculatorSetup): () => void {
  const roots = new Map<HTMLElement, Root>()
  const show = () => {
    const inputs = islandStore.get(financeAtoms.inputs)
    if (!inputs) return
    const { claim } = resolveCalculation(inputs, setup)
    islandStore.set(financeAtoms.calculated, { claim })
    for (const place of page.querySelectorAll<HTMLElement>('[data-finance-estimate]')) {
      const root = roots.get(place) ?? createRoot(place)
      roots.set(place, root)
      root.render(content(claim, place.dataset.financeEstimate as RepaymentClaimProps['size']))
    }
  }
  show()
  return islandStore.sub(financeAtoms.inputs, show)
}
