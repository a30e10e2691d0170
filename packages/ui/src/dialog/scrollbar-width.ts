/**
 * Stores the width of the page's scrollbar as `--scrollbar-width` (px; 0 where scrollbars lie over the
 * page), so that the page does not move when a modal dialog takes the scrollbar away. While one is open
 * the width stays as it was.
 */
export function recordScrollbarWidth(page: Document): void {
  if (page.querySelector('dialog:modal')) return
  const width = (page.defaultView?.innerWidth ?? 0) - page.documentElement.clientWidth
  page.documentElement.style.setProperty('--scrollbar-width', `${width}px`)
}
