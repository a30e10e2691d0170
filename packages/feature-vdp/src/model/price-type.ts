/**
 * Content of a price type, in one sentence for a visitor; null for a type the platform does not know.
 * Source: D-98
 */
export function explainPriceType(priceType: string | null): string | null {
  const type = (priceType ?? '').trim().toLowerCase()
  const leavesOut = /^(?:excl|before|plus|not)/.test(type)
  if (/^drive[ -]?away/.test(type)) {
    return 'The total you pay to drive the vehicle away: stamp duty, registration, compulsory third party insurance and all dealer charges are included.'
  }
  if (leavesOut && /government|on[ -]?road|drive[ -]?away/.test(type)) {
    return 'Stamp duty, registration and compulsory third party insurance are added to this price. Ask us for the drive away total.'
  }
  return null
}
