import {
  formatBrandStyle,
  formatFontFaceStyle,
  resolveBrand,
} from '../packages/tokens/src/index.ts'
import { brandOf } from './dealers.ts'

const styleId = 'forecourt-brand'

function brandElement(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>(`style#${styleId}`)
  if (present) return present
  const created = document.createElement('style')
  created.id = styleId
  document.head.append(created)
  return created
}

/** Words the toolbar says about the look of the page. */
export interface Scene {
  /** Site of the dealer; the first one for an unknown name. */
  dealer: unknown
  /** `light` or `dark`; anything else is the dealer's own ground. */
  surface: unknown
  /** `reduce` for a visitor who asked for less motion. */
  motion: unknown
}

/** Work of a server for a dealer's page: variables in one style block, names on the root. */
export function applyTheme({ dealer, surface, motion }: Scene): void {
  const brand = brandOf(dealer)
  const text = formatFontFaceStyle(brand, './fonts/') + formatBrandStyle(brand)
  const element = brandElement()
  if (element.textContent !== text) element.textContent = text
  document.documentElement.lang = 'en-AU'
  const { dataset } = document.documentElement
  dataset.tenant = String(dealer)
  dataset.surface =
    surface === 'light' || surface === 'dark' ? surface : resolveBrand(brand).surface
  dataset.motion = motion === 'reduce' ? 'reduce' : 'system'
}
