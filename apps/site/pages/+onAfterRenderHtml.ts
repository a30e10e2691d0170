import type { PageContextServer } from 'vike/types'

/** Takes the finished body out of the page, which Vike reads through several times; `renderSitePage` puts it back. */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  const { held, pageHtmlString } = pageContext
  if (pageHtmlString) pageContext.pageHtmlString = held.hold(pageHtmlString)
}
