import type { BrandBodies } from '../model/brand.ts'
import { CAR_MODEL_INDEX_NAME, type CarModelCard } from '../model/car-model.ts'
import type { CataloguePagePorts } from './load-catalogue-page.ts'
import { answersOf } from './search-answers.ts'

/** Models asked for; no dealer comes near. */
const MAX_MODELS = 1000

/**
 * Bodies in stock by slug of the make, from the car model catalogue with one call; none when it fails.
 * Source: `SITE-068`
 */
export async function loadBrandBodies({
  searchClient,
  onFailure,
}: CataloguePagePorts): Promise<BrandBodies> {
  try {
    const [answer] = await answersOf(searchClient, [
      {
        indexName: CAR_MODEL_INDEX_NAME,
        params: {
          attributesToHighlight: [],
          attributesToRetrieve: ['manufacturer', 'model'],
          hitsPerPage: MAX_MODELS,
          query: '',
        },
      },
    ])
    const models = (answer?.hits ?? []) as unknown as Pick<CarModelCard, 'manufacturer' | 'model'>[]
    const bodies: Record<string, string[]> = {}
    for (const { manufacturer, model } of models)
      if (model.body !== null) (bodies[manufacturer.slug] ??= []).push(model.body)
    return bodies
  } catch (error) {
    onFailure?.(error)
    return {}
  }
}
