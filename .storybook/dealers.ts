import {
  aureliaBrand,
  type Brand,
  caravansBrand,
  harbourBrand,
  ironbarkBrand,
  ridgelineBrand,
} from '../packages/tokens/src/index.ts'

/** The dealers of the toolbar. */
export const dealers: Readonly<Record<string, { title: string; brand: Brand }>> = {
  harbour: { title: 'Harbour Motor Group', brand: harbourBrand },
  ridgeline: { title: 'Ridgeline Used Cars', brand: ridgelineBrand },
  caravans: { title: 'Currawong Caravans', brand: caravansBrand },
  ironbark: { title: 'Ironbark Trucks and Motorcycles', brand: ironbarkBrand },
  aurelia: { title: 'Aurelia', brand: aureliaBrand },
}

/** The brand of a dealer; the first one's for an unknown name. */
export function brandOf(dealer: unknown): Brand {
  return dealers[String(dealer)]?.brand ?? harbourBrand
}
