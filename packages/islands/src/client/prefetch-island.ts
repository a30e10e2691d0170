interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** False on a metered or slow connection, where code nobody may need costs the visitor. */
export function canAffordPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

/** Addresses of an island's files: one without a folder is in the folder of the former. */
export function readIslandFiles({ islandFiles = '' }: DOMStringMap): string[] {
  let folder = ''
  return islandFiles
    .split(' ')
    .filter(Boolean)
    .map((file) => {
      if (!file.includes('/')) return folder + file
      folder = file.slice(0, file.lastIndexOf('/') + 1)
      return file
    })
}

/**
 * Fetches all files an island names in `data-island-files` at once, without running them; islands of a page
 * share most of theirs, which are asked for once.
 */
export function prefetchIsland({ dataset }: HTMLElement, fetchPriority: 'low' | 'high'): void {
  const { head } = document
  const asked = Array.from(head.querySelectorAll('link[rel=modulepreload]'), (link) =>
    link.getAttribute('href'),
  )
  const links = readIslandFiles(dataset)
    .filter((href) => !asked.includes(href))
    .map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority, href }),
    )
  head.append(...links)
  delete dataset.islandFiles
}

/**
 * Runs once the page is loaded, the browser idle and `island` in view, if the connection can afford it
 * and the visitor does not ask for less motion (D-111).
 */
export function whenInView(island: HTMLElement, run: () => void): void {
  if (!canAffordPrefetch() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  runAtIdle(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    })
    observer.observe(island)
  })
}

/** Runs once the page is loaded and the browser idle. */
export function runAtIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 8000 })
    else setTimeout(run, 3000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
