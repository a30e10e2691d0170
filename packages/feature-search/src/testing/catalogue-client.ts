import { createSearchEngine, type SearchRequest as EngineRequest } from '@forecourt/search-engine'
import { CAR_MODEL_INDEX_NAME, type CarModelRecord } from '../model/car-model.ts'
import { carModelIndexReplicas, carModelIndexSettings } from '../model/car-model-search.ts'
import {
  PRODUCT_INDEX_NAME,
  type Product,
  type ProductSite,
  toProductRecord,
} from '../model/product.ts'
import { productIndexReplicas, productIndexSettings } from '../model/product-search.ts'
import type { SearchClient } from '../model/search-client.ts'

/** A client over a few car models and products in memory, with what it was asked. */
export interface CatalogueClient extends Pick<SearchClient, 'search'> {
  /** The requests of each call, oldest first. */
  calls: EngineRequest[][]
  /** While true, every call is rejected. */
  isDown: boolean
  /** Every call waits for this before it is answered; `null` answers at once. */
  gate: Promise<void> | null
}

/** The embedded engine over the given models and products of one site. */
export function aCatalogueClient(
  site: ProductSite,
  {
    models = [],
    products = [],
  }: { models?: readonly CarModelRecord[]; products?: readonly Product[] },
): CatalogueClient {
  const engine = createSearchEngine()
  engine.setIndex(CAR_MODEL_INDEX_NAME, {
    settings: carModelIndexSettings,
    replicas: carModelIndexReplicas,
    records: models.map((model) => ({ ...model })),
  })
  engine.setIndex(PRODUCT_INDEX_NAME, {
    settings: productIndexSettings,
    replicas: productIndexReplicas,
    records: products.map((product) => ({ ...toProductRecord(product, site) })),
  })
  const client = {
    calls: [] as EngineRequest[][],
    isDown: false,
    gate: null as Promise<void> | null,
  }
  const search = async (asked: unknown) => {
    const { requests } = asked as { requests: EngineRequest[] }
    client.calls.push(requests)
    await client.gate
    if (client.isDown) throw new Error('The search service is down')
    return { results: engine.search(requests, { scope: null }) }
  }
  return Object.assign(client, { search: search as unknown as SearchClient['search'] })
}
