import {
  type Brand,
  brandStyle,
  fontFaceStyle,
  harbourBrand,
  ridgelineBrand,
} from '../packages/tokens/src/index.ts'

/** The dealers of the toolbar. */
export const dealers: Readonly<Record<string, { title: string; brand: Brand }>> = {
  harbour: { title: 'Harbour Motor Group', brand: harbourBrand },
  ridgeline: { title: 'Ridgeline Used Cars', brand: ridgelineBrand },
}

/** The brand of a dealer; the first one's for an unknown name. */
export function brandOf(dealer: unknown): Brand {
  return dealers[String(dealer)]?.brand ?? harbourBrand
}

const styleId = 'forecourt-brand'

function brandElement(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>(`style#${styleId}`)
  if (present) return present
  const created = document.createElement('style')
  created.id = styleId
  document.head.append(created)
  return created
}

/** What a server does for a dealer's page: variables in one style block, names on the root. */
export function dressPage(dealer: unknown, surface: unknown, motion: unknown): void {
  const brand = brandOf(dealer)
  const text = fontFaceStyle(brand, './fonts/') + brandStyle(brand)
  const element = brandElement()
  if (element.textContent !== text) element.textContent = text
  document.documentElement.lang = 'en-AU'
  const { dataset } = document.documentElement
  dataset.tenant = String(dealer)
  dataset.surface = surface === 'dark' ? 'dark' : 'light'
  dataset.motion = motion === 'reduce' ? 'reduce' : 'system'
}
