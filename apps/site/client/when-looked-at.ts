/** Runs now, or once a page that was rendered ahead is really looked at. */
export function whenLookedAt(page: Document, run: () => void): void {
  const isAhead = 'prerendering' in page && page.prerendering === true
  if (isAhead) page.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
