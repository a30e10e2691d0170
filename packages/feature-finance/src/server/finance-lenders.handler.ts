import type { StockStore } from '@forecourt/stock/model'
import { CAR_UNKNOWN } from '../model/error-message.ts'
import { refuseCall } from './finance-call.ts'

/** Id of a vehicle in an address: digits that PostgreSQL takes for a number. */
const carId = /\/cars\/(\d{1,9})\/finance_lenders\.json$/

/**
 * Handler of `GET …/cars/{id}/finance_lenders.json`: `{"finance_lenders": {[provider]: info}}`, what the feed says of
 * each lender's figures and disclaimer for the vehicle. 404 for one the site does not have.
 * Source: `FIN-082`, `D-53`
 */
export const createFinanceLendersHandler =
  ({
    loadCarsByIds,
  }: Pick<StockStore, 'loadCarsByIds'>): ((
    request: Request,
    site: { id: string },
  ) => Promise<Response>) =>
  async (request, site) => {
    const id = carId.exec(new URL(request.url).pathname)?.[1]
    const [car] = id === undefined ? [] : await loadCarsByIds(site.id, [Number(id)])
    if (!car) return refuseCall(404, 'not_found', CAR_UNKNOWN)
    const { finance_lenders } = car
    return Response.json(
      { finance_lenders },
      { headers: { 'cache-control': 'public, max-age=60' } },
    )
  }
