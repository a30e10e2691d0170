/**
 * Stores the width of the page's scrollbar as `--scrollbar-width` (px; absent where scrollbars lie over the
 * page), so that the page does not move when a modal dialog takes the scrollbar away. While one is open
 * the width stays as it was.
 */
export function recordScrollbarWidth(page: Document): void {
  if (page.querySelector('dialog:modal')) return
  const { clientWidth, style } = page.documentElement
  const width = (page.defaultView?.innerWidth ?? 0) - clientWidth
  const value = width === 0 ? '' : `${width}px`
  // Every element inherits it: written anew, it would have all of them restyled.
  if (style.getPropertyValue('--scrollbar-width') !== value)
    style.setProperty('--scrollbar-width', value)
}
