import { carListCookies, VIEWED_CARS_PATH } from '@forecourt/feature-leads/model'

/**
 * Place for the cars a visitor looked at last: the page is the same for everybody, and only a browser with the
 * cookie fetches them (D-74).
 */
export function ViewedPlace() {
  return <div data-viewed-cars={VIEWED_CARS_PATH} data-viewed-in={`${carListCookies.viewed}=`} />
}
