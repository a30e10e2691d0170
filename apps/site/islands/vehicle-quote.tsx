import { VehicleQuote, type VehicleQuoteProps } from '@forecourt/feature-finance'
import type { VehicleQuoteContent } from '@forecourt/feature-finance/model/stock'
import { defineIsland } from '@forecourt/islands'

/** The lender's quote for the vehicle of a page. */
export const vehicleQuoteIsland = defineIsland<VehicleQuoteContent, Pick<VehicleQuoteProps, 'ask'>>(
  { name: 'vehicle-quote', component: VehicleQuote },
)
