import { createIslandSlots } from '@forecourt/islands/server'
import type { RenderPage } from '@forecourt/site-server'
import { renderPage } from 'vike/server'
import './page-context.ts'
import type { PageData } from './page-head.ts'

/** Links the sheet with the rules of all parts, in place of the one a page of this kind starts with. */
const linkWholeSheet = (html: string) =>
  html.replace(/(<link rel="stylesheet"[^>]+\/styles\.\w+)\.css"/, '$1.whole.css"')

/**
 * Renders the pages of a site with Vike.
 * @param drawings address of the icons all pages share; null without a build
 */
export const createPageRenderer =
  (drawings: string | null): RenderPage =>
  async (url, headers, init) => {
    const held = createIslandSlots()
    const { deps, site } = init
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
    })
    const { httpResponse } = pageContext
    const data = (pageContext as { data?: Partial<PageData> }).data
    const html = await httpResponse.getBody()
    return {
      status: httpResponse.statusCode,
      headers: Object.fromEntries(
        httpResponse.headers.map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: held.insert(data?.showsAtOnce ? linkWholeSheet(html) : html),
      isPublic: httpResponse.statusCode === 200 && data?.cache === 'public',
      carId: data?.carId ?? null,
    }
  }
