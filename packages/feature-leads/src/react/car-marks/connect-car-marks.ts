import { formatComparePath } from '../../model/compare-path.ts'
import { type Favourite, isFavourite, readFavourites } from '../../model/favourites.ts'
import { formatMarksCookie } from '../../model/marks-cookie.ts'
import { readViewedCars } from '../../model/viewed-cars.ts'
import type { CarMarks } from './car-marks.ts'
import { pressedMark, showCarMarks } from './show-car-marks.ts'

/** Effects on the page besides the marks themselves. */
export interface CarMarksEffects {
  /** A fifth car was refused. */
  onCompareFull: () => void
  /** A car was saved by a press; taking it out again says nothing. Default: nothing happens. */
  onSave?: (car: { carId: number }) => void
  /** Told when the browser cannot remember the car of this page. Default: one warning in the console. */
  onViewedLost?: () => void
  /** Opens an address. Default: leaves this page for it. */
  open?: (href: string) => void
}

/**
 * Connects every mark of a page, present and future, with one listener: shows what is marked,
 * takes presses, counts, and keeps the bar of the comparison. Needs no React.
 * @returns what takes it away again
 */
export function connectCarMarks(
  page: Document,
  marks: CarMarks,
  effects: CarMarksEffects,
): () => void {
  adopt(page, marks, effects)
  const show = () => showCarMarks(page, idsOf(marks.favourites()), marks.compared())
  const onClick = (event: MouseEvent) => press(event, marks, effects)
  const cars = new MutationObserver(show)
  const endings = [
    marks.subscribe(() => {
      keepCookies(page, marks)
      show()
    }),
    () => page.removeEventListener('click', onClick),
    () => cars.disconnect(),
  ]
  page.addEventListener('click', onClick)
  show()
  cars.observe(page.body, { childList: true, subtree: true })
  return () => endings.forEach((end) => end())
}

const idsOf = (cars: readonly { id: number }[]) => cars.map(({ id }) => id)

/** Nothing is shown: the visitor loses an entry of a list and nothing else (VDP-124). */
const warnOfViewedLost = () => console.warn('The viewed car was not remembered by the browser')

const all = (page: Document, selector: string) => page.querySelectorAll<HTMLElement>(selector)

function press(event: MouseEvent, marks: CarMarks, effects: CarMarksEffects): void {
  const button = pressedMark(event)
  if (!button) return
  event.preventDefault()
  const id = Number(button.value)
  if (button.dataset.mark === 'favourite') {
    for (const car of carsOf(button.dataset.car)) toggleFavourite(car, marks, effects)
  } else if (button.dataset.mark === 'compare') {
    if (marks.toggleCompared(id) === 'full') effects.onCompareFull()
  } else if ('compareClear' in button.dataset) marks.clearCompared()
  else leaveComparison(button, id, marks, effects)
}

function toggleFavourite(car: Favourite, marks: CarMarks, { onSave }: CarMarksEffects): void {
  const isSaved = isFavourite(marks.favourites(), car.id)
  marks.toggleFavourite(car)
  if (!isSaved) onSave?.({ carId: car.id })
}

/* The address of a comparison is its state: the page without the car is another page. */
function leaveComparison(
  button: HTMLElement,
  id: number,
  marks: CarMarks,
  { open = (href) => location.assign(href) }: CarMarksEffects,
): void {
  if (marks.compared().includes(id)) marks.toggleCompared(id)
  open(button.dataset.compareRemove ?? formatComparePath())
}

function carsOf(json: string | undefined) {
  return readFavourites([parsed(json)]) ?? []
}

function parsed(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

/* What was marked before script came, and the car this page is about. */
function adopt(page: Document, marks: CarMarks, effects: CarMarksEffects): void {
  const { onViewedLost = warnOfViewedLost } = effects
  const known = new Set(marks.favourites().map(({ id }) => id))
  for (const button of [...all(page, '[data-mark=favourite][name=remove]')].toReversed()) {
    for (const car of carsOf(button.dataset.car)) if (!known.has(car.id)) marks.toggleFavourite(car)
  }
  for (const element of all(page, '[data-viewed-car]')) {
    const [car] = readViewedCars([parsed(element.dataset.viewedCar)]) ?? []
    if (car && !marks.addViewed(car)) onViewedLost()
  }
  keepCookies(page, marks)
}

/** The page of favourites is made on the server, which knows the lists from cookies of that page. */
function keepCookies(page: Document, marks: CarMarks): void {
  const isSecure = location.protocol === 'https:'
  const cookies = [
    formatMarksCookie('saved', idsOf(marks.favourites()), isSecure),
    formatMarksCookie('viewed', idsOf(marks.viewed()), isSecure),
  ]
  // What a form without script kept is in the list now, where its page told so.
  if (location.pathname === '/favourites')
    cookies.push(formatMarksCookie('favourites', [], isSecure))
  for (const cookie of cookies) page.cookie = cookie
}
