/** Runs once something of the page has been seen on a screen. */
function whenPainted(run: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Runs once a page is loaded, drawn and really looked at, which a page that was rendered ahead or opened in
 * the background is later: what it fetches does not delay what the visitor came to see.
 */
export function whenLookedAt(page: Document, run: () => void): void {
  const afterLoad = () => {
    if (page.readyState === 'complete') whenPainted(run)
    else addEventListener('load', () => whenPainted(run), { once: true })
  }
  if ('prerendering' in page && page.prerendering === true)
    page.addEventListener('prerenderingchange', afterLoad, { once: true })
  else afterLoad()
}
