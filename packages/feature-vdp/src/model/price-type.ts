import { findPriceBasis, type PriceBasis } from '@forecourt/stock/model'

const sentences: Readonly<Record<PriceBasis, string>> = {
  'drive-away':
    'The total you pay to drive the vehicle away: stamp duty, registration, compulsory third party insurance and all dealer charges are included.',
  'excluding-government-charges':
    'Stamp duty, registration and compulsory third party insurance are added to this price. Ask us for the drive away total.',
}

/**
 * Content of a price type, in one sentence for a visitor; null for a type the platform does not know.
 * Source: D-98
 */
export function explainPriceType(priceType: string | null): string | null {
  const basis = findPriceBasis(priceType)
  return basis && sentences[basis]
}
