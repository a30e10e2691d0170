/** Part of the page at `VIEWED_CARS_PATH` that is shown. */
const partOf = (page: Document) => page.querySelector('main > *')

/* A browser without it would move what the visitor reads when something grows above. */
const keepsPlace = () => CSS.supports('overflow-anchor', 'auto')

/** Resolves once what stands in `place` may grow without moving anything the visitor sees. */
const awaitOutOfSight = (place: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    new IntersectionObserver(([entry], observer) => {
      if (!entry || entry.isIntersecting) return
      if (entry.boundingClientRect.top < 0 && !keepsPlace()) return
      observer.disconnect()
      resolve()
    }).observe(place)
  })

/**
 * Shows the cars a visitor looked at last, in a place that is empty until then; nothing where there are none.
 * While the place is in sight it stays empty, so that nothing moves.
 * @param load gives the page at `VIEWED_CARS_PATH`
 * @throws what `load` throws
 * Source: `D-74`, `DATA-061`
 */
export async function showViewedCars(
  place: HTMLElement,
  load: () => Promise<Document>,
): Promise<void> {
  const part = partOf(await load())
  if (!part) return
  await awaitOutOfSight(place)
  place.replaceChildren(part)
}
