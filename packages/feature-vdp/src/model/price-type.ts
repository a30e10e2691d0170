/**
 * What a price type includes, in one sentence for a visitor; null for a type the platform does not know.
 * Source: D-98
 */
export function priceTypeExplanation(priceType: string | null): string | null {
  const type = (priceType ?? '').toLowerCase()
  if (type.includes('drive away')) {
    return 'The total you pay to drive the vehicle away: stamp duty, registration, compulsory third party insurance and dealer delivery are included.'
  }
  if (type.includes('government')) {
    return 'Stamp duty, registration and compulsory third party insurance are added to this price. Ask us for the drive away total.'
  }
  return null
}
