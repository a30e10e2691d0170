import { createIslandSlots } from '@forecourt/islands/server'
import { formatBrandedSheet, type RenderPage, resolveSiteBrand } from '@forecourt/site-server'
import { renderPage } from 'vike/server'
import './page-context.ts'
import type { PageData } from './page-head.ts'

/**
 * Links the sheet with another address: with the rules of all parts in place of the one a page of this kind
 * starts with, and with the brand of the site.
 */
const linkSheet = (html: string, addressOf: (href: string) => string) =>
  html.replace(
    /(<link rel="stylesheet"[^>]+href=")([^"]+\/styles\.\w+\.css)"/,
    (_, start: string, href: string) => `${start}${addressOf(href)}"`,
  )

/**
 * Renders the pages of a site with Vike.
 * @param drawings address of the icons all pages share; null without a build
 */
export const createPageRenderer =
  (drawings: string | null): RenderPage =>
  async (url, headers, init) => {
    const held = createIslandSlots()
    const { deps, site } = init
    // Without a build a page has no sheet the server could put the brand behind.
    const hasBrandedSheet = drawings !== null && deps.env.isProduction
    const [hasParts, stockRange] = await Promise.all([
      deps.catalogue.hasProducts(site),
      deps.ranges.rangeOf(site),
    ])
    const pageContext = await renderPage({
      urlOriginal: url,
      headersOriginal: headers,
      ...init,
      held,
      hasParts,
      stockRange,
      drawings,
      hasBrandedSheet,
    })
    const { httpResponse } = pageContext
    const data = (pageContext as { data?: Partial<PageData> }).data
    const html = await httpResponse.getBody()
    const addressOf = (href: string) => {
      const sheet = data?.showsAtOnce ? href.replace(/\.css$/, '.whole.css') : href
      return hasBrandedSheet ? formatBrandedSheet(sheet, resolveSiteBrand(site)) : sheet
    }
    return {
      status: httpResponse.statusCode,
      headers: Object.fromEntries(
        httpResponse.headers.map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: held.insert(linkSheet(html, addressOf)),
      isPublic: httpResponse.statusCode === 200 && data?.cache === 'public',
      carId: data?.carId ?? null,
    }
  }
