import type { CarModelCard } from '../model/car-model.ts'
import { carModelCatalogue } from '../model/car-model-search.ts'
import {
  type CataloguePageLoad,
  type CataloguePagePorts,
  loadCataloguePage,
} from './load-catalogue-page.ts'

/**
 * Loads the car model catalogue for an address such as `/range?make=Toyota&page=2`.
 * Source: API-010, API-011
 */
export function loadCarModelPage(
  ports: CataloguePagePorts,
  address: string,
): Promise<CataloguePageLoad<CarModelCard>> {
  return loadCataloguePage(ports, carModelCatalogue, address, '')
}
