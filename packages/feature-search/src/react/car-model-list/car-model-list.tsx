'use client'

import {
  type CarModelCard as CarModel,
  type CatalogueResults,
  type CatalogueSearch,
  carModelCatalogue,
  formatManufacturerFilter,
  makeModelCatalogue,
  type SearchClient,
} from '../../model/index.ts'
import type { CatalogueContext } from '../catalogue-list/catalogue-link.ts'
import {
  type CatalogueListState,
  CatalogueListView,
} from '../catalogue-list/catalogue-list-view.tsx'
import { useCatalogueList } from '../catalogue-list/use-catalogue-list.ts'
import { CarModelCard, type CarModelCardProps } from './car-model-card.tsx'

type CardSettings = Pick<CarModelCardProps, 'site' | 'noun' | 'imageSet'>

export interface CarModelListViewProps extends CatalogueListState<CarModel>, CardSettings {
  /** Address of the list without a query, "/range". */
  path: string
  /** Called in place of following a link or sending a form. Default: links and forms work by themselves. */
  onSearch?: CatalogueContext['onSearch']
  /** The one make it lists. Default every make. */
  make?: string
  /** Default "Our Range". */
  heading?: string
  /** A sentence under the heading. Default none. */
  intro?: string
}

/** The car model catalogue: makes, models and bodies to choose from. It works without script. */
export function CarModelListView(props: CarModelListViewProps) {
  const { path, onSearch, make, heading = 'Our Range', site, noun, imageSet, ...rest } = props
  const catalogue = make === undefined ? carModelCatalogue : makeModelCatalogue
  return (
    <CatalogueListView
      {...rest}
      context={{ catalogue, path, onSearch }}
      heading={heading}
      placeholder={make === undefined ? 'Make or model' : 'Model'}
      keyOf={({ name }) => name}
      renderItem={(model, index) => (
        <CarModelCard
          model={model}
          site={site}
          noun={noun}
          imageSet={imageSet}
          priority={index === 0}
        />
      )}
    />
  )
}

export interface CarModelListProps
  extends Omit<CarModelListViewProps, keyof CatalogueListState<CarModel> | 'onSearch'> {
  /** Data `loadCarModelPage` gave. */
  page: { search: CatalogueSearch; results: CatalogueResults<CarModel> }
  /** Of `createCatalogueSearchClient`; remembers 10 searches. */
  searchClient: Pick<SearchClient, 'search'>
}

/** The car model catalogue, searching by itself once it is hydrated. Sends nothing until the visitor acts. */
export function CarModelList({ page, searchClient, ...rest }: CarModelListProps) {
  const { path, make } = rest
  const list = useCarModelList({ path, make, searchClient, initial: page })
  return <CarModelListView {...rest} {...list} />
}

/** The running search of the car model catalogue, for a list of your own. Source: API-010, API-011 */
export function useCarModelList({
  make,
  ...options
}: {
  /** Address of the list without a query. */
  path: string
  /** The one make it lists. Default every make. */
  make?: string
  searchClient: Pick<SearchClient, 'search'>
  /** Data the server found. */
  initial: { search: CatalogueSearch; results: CatalogueResults<CarModel> }
}) {
  return useCatalogueList<CarModel>({
    ...options,
    ...(make === undefined
      ? { catalogue: carModelCatalogue }
      : { catalogue: makeModelCatalogue, filters: formatManufacturerFilter(make) }),
  })
}
