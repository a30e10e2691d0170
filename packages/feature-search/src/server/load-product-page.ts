import type { ProductCard } from '../model/product.ts'
import { formatProductFilter, productCatalogue } from '../model/product-search.ts'
import {
  type CataloguePageLoad,
  type CataloguePagePorts,
  loadCataloguePage,
} from './load-catalogue-page.ts'

/**
 * Loads parts and accessories for an address such as `/parts/search?categories=Towing&price=:500`.
 * @param dealershipIds the dealerships whose products are shown; of the site, or one of them
 * Source: API-012
 */
export function loadProductPage(
  ports: CataloguePagePorts,
  dealershipIds: readonly number[],
  address: string,
): Promise<CataloguePageLoad<ProductCard>> {
  return loadCataloguePage(ports, productCatalogue, address, formatProductFilter(dealershipIds))
}
