import type { LenderFigures } from '../lender-payment.ts'
import { formatDollars } from './claim-text.ts'

/** Characters of a disclaimer in sight before it is opened. Source: `FIN-080` */
export const DISCLAIMER_START_LENGTH = 197

/** A disclaimer in the part in sight and the rest; an empty rest has no control. */
export interface FoldedDisclaimer {
  start: string
  rest: string
}

/** A disclaimer cut after 197 characters. Source: `FIN-080`, `FIN-081` */
export const foldDisclaimer = (text: string): FoldedDisclaimer => ({
  start: text.slice(0, DISCLAIMER_START_LENGTH),
  rest: text.slice(DISCLAIMER_START_LENGTH),
})

/**
 * Disclaimer of a vehicle: the one of its lender, else the site's own, else none.
 * Source: `FIN-082`, `D-53`
 */
export const findDisclaimer = (
  lender: Pick<LenderFigures, 'disclaimer'> | null,
  defaultDisclaimer: string | null,
): string | null => lender?.disclaimer ?? defaultDisclaimer

/** Fees a brand's text names; the names are those of a tenant file. */
export interface BrandFees {
  establishmentDollars: number
  securityRegistrationDollars: number
  monthlyAdminDollars: number
  dealerAgencyDollars: number
}

/** Sentence with the fees of a brand, which are not added to the principal. Source: `FIN-087`, `D-83` */
export function formatBrandFees(fees: BrandFees): string {
  return `Fees: establishment ${formatDollars(fees.establishmentDollars)}, security registration ${formatDollars(fees.securityRegistrationDollars)}, monthly account admin ${formatDollars(fees.monthlyAdminDollars)}, dealer agency ${formatDollars(fees.dealerAgencyDollars)}.`
}
