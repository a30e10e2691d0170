import { showViewedCars } from '@forecourt/feature-leads/car-lists'

async function load(path: string): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`the viewed cars answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Shows the cars this visitor looked at last in the place a page has for them. */
export const fillViewedCars = (place: HTMLElement): Promise<void> =>
  showViewedCars(place, () => load(place.dataset.viewedCars ?? ''))
