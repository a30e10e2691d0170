import type { CarModelCard } from '../model/car-model.ts'
import {
  carModelCatalogue,
  formatManufacturerFilter,
  makeModelCatalogue,
} from '../model/car-model-search.ts'
import {
  type CataloguePageLoad,
  type CataloguePagePorts,
  loadCataloguePage,
} from './load-catalogue-page.ts'

/**
 * Loads the car model catalogue for an address such as `/range?make=Toyota&page=2`.
 * @param make the one make it lists; default every make
 * Source: API-010, API-011, `SITE-044`
 */
export function loadCarModelPage(
  ports: CataloguePagePorts,
  address: string,
  make?: string,
): Promise<CataloguePageLoad<CarModelCard>> {
  if (make === undefined) return loadCataloguePage(ports, carModelCatalogue, address, '')
  return loadCataloguePage(ports, makeModelCatalogue, address, formatManufacturerFilter(make))
}
