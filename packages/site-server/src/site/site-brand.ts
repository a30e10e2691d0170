import { createHash } from 'node:crypto'
import type { Site } from '@forecourt/tenant-config/model'
import {
  type ColorMap,
  formatBrandStyle,
  formatFontFaceStyle,
  listFontFaces,
  measureLuminance,
  resolveBrand,
  resolveColors,
} from '@forecourt/tokens'

/** Where the fonts of the brands are served; the number rises when a file changes. */
export const FONT_PATH = '/fonts/1/'

/** A brand as a page needs it. */
export interface SiteBrand {
  /** Fonts and custom properties, as they stand behind the rules of a sheet. */
  style: string
  /** Eight digits that change with `style`. */
  version: string
  /** Font files every page needs: the core of each family. */
  fontPreloads: readonly string[]
  /** Colour of the browser's own chrome. */
  themeColour: string
  /** Ground of the pages, for `data-surface`. */
  surface: 'light' | 'dark'
  /** Address of the logo that is readable on each ground; null when the site has none. */
  logos: { header: string | null; footer: string | null }
}

/** Luminance below which white reads better than black. Source: WCAG 2.2, relative luminance */
const darkBelow = 0.18

const brands = new WeakMap<Site, SiteBrand>()

function createSiteBrand(site: Site): SiteBrand {
  const { brand } = site
  const style = formatFontFaceStyle(brand, FONT_PATH) + formatBrandStyle(brand)
  const resolved = resolveBrand(brand)
  return {
    style,
    version: createHash('sha256').update(style).digest('hex').slice(0, 8),
    fontPreloads: listFontFaces(brand).map(({ core }) => `${FONT_PATH}${core.file}`),
    themeColour: resolved.color,
    surface: resolved.surface,
    logos: logosOf(site, resolveColors(resolved, resolved.surface)),
  }
}

/** The logo for dark grounds where the ground is dark and the dealer has one. */
function logosOf({ logo }: Site, colors: ColorMap): SiteBrand['logos'] {
  const on = (ground: string) => {
    const color = colors.get(ground)
    const isDark = color !== undefined && measureLuminance(color) < darkBelow
    return (isDark && logo?.inverseUrl) || logo?.url || null
  }
  return { header: on('header.bg'), footer: on('footer.bg') }
}

/** The brand of a site, worked out once for each version of its tenant file. */
export function resolveSiteBrand(site: Site): SiteBrand {
  const known = brands.get(site)
  if (known) return known
  const brand = createSiteBrand(site)
  brands.set(site, brand)
  return brand
}
