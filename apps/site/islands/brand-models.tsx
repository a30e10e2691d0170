import { CarModelList, type CarModelListProps, inertSearchClient } from '@forecourt/feature-search'
import { defineIsland } from '@forecourt/islands'
import { carImageSet, type ImageSite } from '../layout/car-images.ts'

/** Props of the brand models island, plain enough for JSON. */
export type BrandModelsIslandProps = Pick<
  CarModelListProps,
  'page' | 'path' | 'heading' | 'intro' | 'noun' | 'site'
> & { make: string; siteId: string; photos: ImageSite }

type BrandModelsLocalProps = Pick<CarModelListProps, 'searchClient'>

/** The models of one brand that are for sale. */
function BrandModelsIsland({
  siteId: _siteId,
  photos,
  searchClient = inertSearchClient,
  ...props
}: BrandModelsIslandProps & Partial<BrandModelsLocalProps>) {
  return <CarModelList {...props} searchClient={searchClient} imageSet={carImageSet(photos)} />
}

export const brandModelsIsland = defineIsland<BrandModelsIslandProps, BrandModelsLocalProps>({
  name: 'brand-models',
  component: BrandModelsIsland,
})
