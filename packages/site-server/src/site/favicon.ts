import type { Site } from '@forecourt/tenant-config/model'
import { measureContrastRatio, resolveBrand } from '@forecourt/tokens'
import { escapeText } from './escape-text.ts'

/** The site's initial on its colour, as a small picture for browser tabs. */
export function formatFaviconSvg(site: Pick<Site, 'name' | 'brand'>): string {
  const { color } = resolveBrand(site.brand)
  const ink = measureContrastRatio(color, '#ffffff') >= 3 ? '#fff' : '#111'
  const initial = escapeText([...site.name.trim()][0]?.toUpperCase() ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${ink}">${initial}</text></svg>`
}

/** Answers `/favicon.svg`, and `/favicon.ico`, which browsers ask for beside a PDF or a feed. */
export const createFaviconResponse = (site: Pick<Site, 'name' | 'brand'>): Response =>
  new Response(formatFaviconSvg(site), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
