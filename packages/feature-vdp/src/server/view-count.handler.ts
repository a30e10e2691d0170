import type { CarBySlug } from '@forecourt/stock/model'
import type { CarActivityStore } from '../model/car-activity.ts'
import { FOREIGN_SITE_ID, VEHICLE_NOT_FOUND } from '../model/error-message.ts'
import { pickCarFields, type ViewAnswer } from '../model/view-call.ts'
import { errorAnswer, slugBeforeLast } from './error-answer.ts'
import { isCountedView } from './is-counted-view.ts'

/** Ports of the handler of views. */
export interface ViewCountPorts {
  loadCarBySlug: (siteId: string, slug: string) => Promise<CarBySlug>
  activity: Pick<CarActivityStore, 'countView' | 'readViews'>
  logger: { warn(message: string, fields?: object): void }
}

/** Counts the view, or only reads; a store that fails has no views to tell, and the page keeps its own. */
async function viewsOf(
  { activity, logger }: ViewCountPorts,
  request: Request,
  siteId: string,
  carId: number,
) {
  try {
    const isCounted = isCountedView(request)
    return isCounted
      ? await activity.countView(siteId, carId)
      : await activity.readViews(siteId, carId)
  } catch (error) {
    logger.warn('a view could not be counted', { carId, error })
    return 0
  }
}

/**
 * `GET …/cars/{slug}/view.json`: counts one view of the page, except for programs and pages fetched
 * ahead, and tells what may have changed since the page was rendered. 404 for an unknown car, 422 for
 * the id of another site.
 * Source: `API-016`, `API-017`, `D-39`
 */
export function createViewCountHandler(
  ports: ViewCountPorts,
): (request: Request, site: { id: string }) => Promise<Response> {
  return async (request, { id }) => {
    const websiteId = new URL(request.url).searchParams.get('website_id')
    if (websiteId !== null && websiteId !== id) {
      return errorAnswer(422, 'invalid', FOREIGN_SITE_ID)
    }
    const found = await ports.loadCarBySlug(id, slugBeforeLast(request))
    if (found.kind !== 'car' && found.kind !== 'withdrawn') {
      return errorAnswer(404, 'not_found', VEHICLE_NOT_FOUND)
    }
    const { car } = found
    const answer: ViewAnswer = {
      views: await viewsOf(ports, request, id, car.id),
      car_fields: pickCarFields(car, found.kind === 'withdrawn'),
    }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  }
}
