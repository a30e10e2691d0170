import { css } from '@forecourt/styled-system/css'
import { type RepaymentClaim as Claim, ENQUIRE_FOR_FINANCE } from '../../model/index.ts'
import { RepaymentClaim } from '../repayment-claim/repayment-claim.tsx'

// As high as a repayment, so that nothing moves when it comes.
const root = css({ display: 'block', minH: '12' })

export interface VehicleQuoteViewProps {
  /** The lender's repayment; null without one. */
  claim: Claim | null
  /** True while the lender is asked. */
  isLoading: boolean
}

/** A repayment the lender is asked for, or 'Enquire for Finance'. Source: `FIN-036`, `FIN-049` */
export function VehicleQuoteView({ claim, isLoading }: VehicleQuoteViewProps) {
  const words = isLoading ? 'Asking for your repayment…' : ENQUIRE_FOR_FINANCE
  return (
    <output className={root} aria-busy={isLoading}>
      {claim ? <RepaymentClaim claim={claim} /> : words}
    </output>
  )
}
