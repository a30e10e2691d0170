import { createIslandSlots } from '@forecourt/islands/server'
import { renderPage } from 'vike/server'
import type { PageData } from '../layout/page-head.ts'
import type { PageInit } from './page-context.ts'

/** A page as Vike made it, before it is compressed or cached. */
export interface SitePage {
  status: number
  headers: Record<string, string>
  body: string
  /** True when the page is the same for every visitor. */
  isPublic: boolean
}

/** Renders the page of `url` for one site. Redirects and error pages come back as pages too. */
export async function renderSitePage(
  url: string,
  headers: Headers,
  init: PageInit,
): Promise<SitePage> {
  const islands = createIslandSlots()
  const pageContext = await renderPage({
    urlOriginal: url,
    headersOriginal: headers,
    ...init,
    islands,
  })
  const { httpResponse } = pageContext
  const data = (pageContext as { data?: Partial<PageData> }).data
  return {
    status: httpResponse.statusCode,
    headers: Object.fromEntries(
      httpResponse.headers.map(([name, value]) => [name.toLowerCase(), value]),
    ),
    body: islands.insert(await httpResponse.getBody()),
    isPublic: httpResponse.statusCode === 200 && data?.cache === 'public',
  }
}
