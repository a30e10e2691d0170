/**
 * Places where searches were left. The page is made long enough for the place of the one gone back to, as
 * the few cars of another search may still stand on it; a browser that returns there too finds it done.
 * Source: `D-102`
 */
export function createScrollPlaces() {
  const places = new Map<string, number>()
  const setLength = (length: string) => {
    document.documentElement.style.minHeight = length
  }
  return {
    /** Remembers how far the search at an address is scrolled. */
    leave(address: string) {
      places.set(address, window.scrollY)
    },
    /** Returns to the place the search at an address was left at, where it was. */
    returnTo(address: string) {
      const top = places.get(address)
      setLength(top === undefined ? '' : `${top + window.innerHeight}px`)
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
    },
    /** Begins another search at the top of a page as long as what stands on it. */
    begin() {
      setLength('')
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    /** Leaves the page to others. */
    dispose: () => setLength(''),
  }
}
