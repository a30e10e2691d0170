/** Stands in for InstantSearch's router, which the search page never falls back to: it brings its own. */
export default function noRouter(): never {
  throw new Error('[site] no router')
}
