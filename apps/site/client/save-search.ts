const signs = ['pointerdown', 'focusin', 'click'] as const

/** Keeps the link that saves a search to the address the page has now, which follows the filters. */
export function connectSaveSearch(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-save-search]')
  if (!link) return
  const follow = () => {
    const target = new URL(link.href)
    target.searchParams.set('search', location.pathname + location.search)
    link.href = target.href
  }
  for (const sign of signs) link.addEventListener(sign, follow)
}
