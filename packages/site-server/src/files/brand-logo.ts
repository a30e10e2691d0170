import { listCarriedMakes } from '@forecourt/feature-search/model'
import { findManufacturer, toSlug } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { measureContrastRatio, resolveBrand } from '@forecourt/tokens'
import { findInitials } from '@forecourt/ui/monogram/initials'
import { escapeText } from '../site/escape-text.ts'

const sizeOf: Readonly<Record<number, number>> = { 1: 36, 2: 30, 3: 24 }

/** Initials of a brand in the colour of the site, as a picture of 64 by 64. Source: `SITE-069`, `D-120` */
export function formatBrandLogoSvg(site: Pick<Site, 'brand'>, name: string): string {
  const { color } = resolveBrand(site.brand)
  const ink = measureContrastRatio(color, '#ffffff') >= 4.5 ? color : '#1a1a1a'
  const initials = findInitials(name)
  const size = sizeOf[initials.length] ?? 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><title>${escapeText(name)}</title><circle cx="32" cy="32" r="31" fill="#fff" stroke="${ink}" stroke-width="2"/><text x="32" y="${32 + size * 0.36}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${escapeText(initials)}</text></svg>`
}

/** Name of a brand by the file of its logo, `kia.svg`: a known manufacturer, or a brand the dealer carries. */
function findName(site: Site, file: string): string | null {
  const [, slug] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(file) ?? []
  if (slug === undefined) return null
  const carried = listCarriedMakes(site).find((name) => toSlug(name) === slug)
  return carried ?? findManufacturer(slug)?.name ?? null
}

/** Answers `/brand-logos/{slug}.svg`; 404 for a brand nobody knows. Source: `SITE-069` */
export function createBrandLogoResponse(site: Site, file: string): Response {
  const name = findName(site, file)
  if (name === null) return new Response(null, { status: 404 })
  return new Response(formatBrandLogoSvg(site, name), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
