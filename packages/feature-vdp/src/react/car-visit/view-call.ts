import {
  type CarFields,
  formatViews,
  hasCarChanged,
  readViewAnswer,
  type ViewAnswer,
} from '../../model/index.ts'

/** Words the page says of its car to its script. */
export interface VisitedCar {
  id: number
  dealershipId: number
  /** new, used or demo. */
  carType: string
  /** Address of the view call (`formatViewPath`). */
  viewPath: string
  /** The fields the page was rendered from. */
  fields: CarFields
}

/**
 * Calls for the views of a car.
 * @returns null when the call failed; the page then keeps what the server rendered, and the failure
 *   is a warning in the console
 * Source: `API-016`, `API-017`, `D-39`
 */
export async function sendView(
  { viewPath }: Pick<VisitedCar, 'viewPath'>,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Promise<ViewAnswer | null> {
  try {
    const response = await fetch(viewPath)
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return readViewAnswer(await response.json())
  } catch (error) {
    console.warn('The view was not counted:', error)
    return null
  }
}

/** Puts a count in the place of the rendered one; 0 leaves it. Source: `VDP-120`, `D-39` */
export function showViews(page: ParentNode, views: number): void {
  const text = formatViews(views)
  const place = page.querySelector<HTMLElement>('[data-views]')
  const words = place?.querySelector('span')
  if (!place || !words || text === null) return
  words.textContent = text
  delete place.dataset.none
}

const stateful = '[data-car-state]'

/** True while the visitor is at work in a part that would be replaced. */
function isInUse(page: Document, parts: readonly Element[]): boolean {
  return (
    page.querySelector('dialog[open]') !== null ||
    parts.some((part) => part.contains(page.activeElement))
  )
}

/**
 * Brings the parts of the page that depend on price and availability up to date, from the page as
 * the server renders it now. A visitor who is using one of them is not disturbed.
 * @returns the parts that were replaced
 * @throws when the page cannot be had
 */
export async function renewCarState(page: Document): Promise<Element[]> {
  const parts = [...page.querySelectorAll(stateful)]
  const response = await fetch(page.location.href, { cache: 'reload' })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  if (isInUse(page, parts)) return []
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const renewed = [...fresh.querySelectorAll(stateful)]
  return parts.flatMap((part) => {
    const name = part.getAttribute('data-car-state')
    const next = renewed.find((other) => other.getAttribute('data-car-state') === name)
    if (!next) {
      part.remove()
      return []
    }
    part.replaceWith(next)
    return [next]
  })
}

async function renewOrStay(page: Document): Promise<Element[]> {
  try {
    return await renewCarState(page)
  } catch (error) {
    console.warn('The page was not brought up to date:', error)
    return []
  }
}

/**
 * Counts this view and puts right what changed since the page was rendered. Whatever fails is one
 * warning in the console, and the page stays as it is.
 * @param onRenewed brings replaced parts to life
 */
export async function visitCar(
  page: Document,
  car: VisitedCar,
  onRenewed: (parts: readonly Element[]) => void = () => {},
): Promise<void> {
  const answer = await sendView(car)
  if (!answer) return
  if (hasCarChanged(car.fields, answer.car_fields)) onRenewed(await renewOrStay(page))
  showViews(page, answer.views)
}
