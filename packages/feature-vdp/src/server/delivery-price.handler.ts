import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { DELIVERY_UNKNOWN } from '../model/error-message.ts'
import {
  type DeliveryPricePorts,
  type DeliveryPriceSite,
  loadDeliveryPrice,
} from './load-delivery-price.ts'

/** Part of a site that the handler reads. */
export type DeliveryHandlerSite = DeliveryPriceSite & Pick<Site, 'features' | 'plugins'>

/** A price is the same for everybody; a failure may be over in a moment. */
const keep = { 'cache-control': 'public, max-age=3600' }
const forget = { 'cache-control': 'no-store' }

const codes = { 404: 'not_found', 422: 'invalid', 502: 'upstream_failed' } as const

const error = (message: string, status: keyof typeof codes, headers: HeadersInit) =>
  Response.json({ error: message, code: codes[status] }, { status, headers })

/**
 * `GET /api/delivery-price?postcode=4000&car_id=1`: `{"name": "Brisbane", "price": 350}`. 404 for a
 * place without a price, and where the calculator is off; 422 for what is no postcode; 502 when the
 * geocoder does not answer. `car_id` names the vehicle it is about and changes nothing.
 * Source: API-019, D-04, D-41
 */
export function createDeliveryPriceHandler(
  ports: DeliveryPricePorts,
): (request: Request, site: DeliveryHandlerSite) => Promise<Response> {
  return async (request, site) => {
    if (!isFeatureOn(site, 'deliveryCalculator')) return error(DELIVERY_UNKNOWN, 404, forget)
    const postcode = new URL(request.url).searchParams.get('postcode') ?? ''
    const load = await loadDeliveryPrice(ports, site, postcode)
    switch (load.kind) {
      case 'price':
        return Response.json({ name: load.name, price: load.price }, { headers: keep })
      case 'refused':
        return error(load.message, 422, keep)
      case 'unknown':
        return error(DELIVERY_UNKNOWN, 404, keep)
      case 'failed':
        return error(DELIVERY_UNKNOWN, 502, forget)
    }
  }
}
