import {
  aureliaBrand,
  type Brand,
  caravansBrand,
  harbourBrand,
  ironbarkBrand,
  ridgelineBrand,
} from '../packages/tokens/src/index.ts'
import { type DealerName, dealerTitles } from './dealer-titles.ts'

const brands: Readonly<Record<DealerName, Brand>> = {
  harbour: harbourBrand,
  ridgeline: ridgelineBrand,
  caravans: caravansBrand,
  ironbark: ironbarkBrand,
  aurelia: aureliaBrand,
}

/** The dealers of the toolbar. */
export const dealers: Readonly<Record<string, { title: string; brand: Brand }>> =
  Object.fromEntries(
    Object.entries(brands).map(([name, brand]) => [
      name,
      { title: dealerTitles[name as DealerName], brand },
    ]),
  )

/** The brand of a dealer; the first one's for an unknown name. */
export function brandOf(dealer: unknown): Brand {
  return dealers[String(dealer)]?.brand ?? harbourBrand
}
