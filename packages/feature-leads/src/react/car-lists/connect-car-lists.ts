import { formatCarListCookie } from '../../model/car-list-cookie.ts'
import { formatComparePath } from '../../model/compare-path.ts'
import { type Favourite, isFavourite, readFavourites } from '../../model/favourites.ts'
import { readViewedCars } from '../../model/viewed-cars.ts'
import { readSavedName } from '../favourite-button/saved-name.ts'
import type { CarLists } from './car-lists.ts'
import { findPressedButton, showCarLists } from './show-car-lists.ts'

/** Effects on the page besides the lists themselves. */
export interface CarListsEffects {
  /** A fifth car was refused. */
  onCompareFull: () => void
  /** The browser would not remember a car that was pressed. Default: nothing happens. */
  onNotStored?: () => void
  /** A car was saved by a press; taking it out again says nothing. Default: nothing happens. */
  onSave?: (car: { carId: number }) => void
  /** Called when the browser cannot remember the car of this page. Default: one warning in the console. */
  onViewedLost?: () => void
  /** Opens an address. Default: leaves this page for it. */
  open?: (href: string) => void
}

/**
 * Connects every button of a page, present and future, with one listener: shows what is listed,
 * takes presses, counts, and keeps the bar of the comparison. Needs no React.
 * @returns what takes it away again
 */
export function connectCarLists(
  page: Document,
  lists: CarLists,
  effects: CarListsEffects,
): () => void {
  adopt(page, lists, effects)
  const show = () => showCarLists(page, idsOf(lists.favourites()), lists.compared())
  const onClick = (event: MouseEvent) => press(event, lists, effects)
  const cars = new MutationObserver(show)
  const endings = [
    lists.subscribe(() => {
      keepCookies(page, lists)
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

function press(event: MouseEvent, lists: CarLists, effects: CarListsEffects): void {
  const button = findPressedButton(event)
  if (!button) return
  event.preventDefault()
  const id = Number(button.value)
  if (button.dataset.carList === 'favourite') {
    for (const car of carsOf(button)) toggleFavourite(car, lists, effects)
  } else if (button.dataset.carList === 'compare') {
    const outcome = lists.toggleCompared(id)
    if (outcome === 'full') effects.onCompareFull()
    if (outcome === 'not-stored') effects.onNotStored?.()
  } else if ('compareClear' in button.dataset) lists.clearCompared()
  else leaveComparison(button, id, lists, effects)
}

function toggleFavourite(car: Favourite, lists: CarLists, effects: CarListsEffects): void {
  const isSaved = isFavourite(lists.favourites(), car.id)
  if (!lists.toggleFavourite(car)) effects.onNotStored?.()
  else if (!isSaved) effects.onSave?.({ carId: car.id })
}

/* The address of a comparison is its state: the page without the car is another page. */
function leaveComparison(
  button: HTMLElement,
  id: number,
  lists: CarLists,
  { open = (href) => location.assign(href) }: CarListsEffects,
): void {
  if (lists.compared().includes(id)) lists.toggleCompared(id)
  open(button.dataset.compareRemove ?? formatComparePath())
}

/* The car of a favourite button, as `FavouriteButton` writes it; none where that is damaged. A browser may have
   translated the title of a heart, and the car is saved all the same. */
function carsOf(button: HTMLElement) {
  const [own, slug, make, model, photo] = button.dataset.car?.split('\n') ?? []
  const name = own || readSavedName(button.title) || `${make} ${model}`
  const primary_image_url = photo === '' ? null : photo
  const id = Number(button.getAttribute('value'))
  return readFavourites([{ id, name, slug, make, model, primary_image_url }]) ?? []
}

function parsed(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

/* What was saved before script came, and the car this page is about. */
function adopt(page: Document, lists: CarLists, effects: CarListsEffects): void {
  const { onViewedLost = warnOfViewedLost } = effects
  const known = new Set(lists.favourites().map(({ id }) => id))
  for (const button of [...all(page, '[data-car-list=favourite][name=remove]')].toReversed()) {
    for (const car of carsOf(button)) if (!known.has(car.id)) lists.toggleFavourite(car)
  }
  for (const element of all(page, '[data-viewed-car]')) {
    const [car] = readViewedCars([parsed(element.dataset.viewedCar)]) ?? []
    if (car && !lists.addViewed(car)) onViewedLost()
  }
  keepCookies(page, lists)
}

/** Favourites and the garage are made on the server, which knows the lists from cookies. */
function keepCookies(page: Document, lists: CarLists): void {
  const isSecure = location.protocol === 'https:'
  const cookies = [
    formatCarListCookie('saved', idsOf(lists.favourites()), isSecure),
    formatCarListCookie('viewed', idsOf(lists.viewed()), isSecure),
  ]
  // What a form without script saved is in the list now, where its page said so.
  if (location.pathname === '/favourites')
    cookies.push(formatCarListCookie('favourites', [], isSecure))
  for (const cookie of cookies) page.cookie = cookie
}
