import type { CarBySlug } from '@forecourt/stock/model'
import { COMPARISON_MISSING, COMPARISON_UNAVAILABLE } from '../model/error-message.ts'
import { errorAnswer, slugBeforeLast } from './error-answer.ts'
import { loadPriceComparison, type PriceComparisonPorts } from './load-price-comparison.ts'

/** Ports of the handler of price comparisons. */
export interface PriceComparisonHandlerPorts<ComparisonSite> {
  loadCarBySlug: (siteId: string, slug: string) => Promise<CarBySlug>
  /** The site's own source; null where the panel is switched off (`D-88`). */
  portsFor: (site: ComparisonSite) => PriceComparisonPorts | null
}

/**
 * `GET {car path}/autogauge`: fill, listing_price, market_range_min, market_range_max, confidence and
 * description of a car. 404 for an unknown car, one without a comparison and a site without the
 * panel; 502 when the source failed.
 * Source: `API-015`, `DATA-050`, `VDP-119`
 */
export function createPriceComparisonHandler<ComparisonSite extends { id: string }>({
  loadCarBySlug,
  portsFor,
}: PriceComparisonHandlerPorts<ComparisonSite>): (
  request: Request,
  site: ComparisonSite,
) => Promise<Response> {
  const none = () => errorAnswer(404, 'not_found', COMPARISON_MISSING)
  return async (request, site) => {
    const ports = portsFor(site)
    if (!ports) return none()
    const found = await loadCarBySlug(site.id, slugBeforeLast(request))
    if (found.kind !== 'car' || !found.car.show_on_dealer_website) return none()
    const loaded = await loadPriceComparison(ports, found.car)
    if (loaded.kind === 'none') return none()
    if (loaded.kind === 'failed') {
      return errorAnswer(502, 'upstream_failed', COMPARISON_UNAVAILABLE)
    }
    const headers = { 'cache-control': 'public, max-age=60' }
    return Response.json(loaded.comparison, { headers })
  }
}
