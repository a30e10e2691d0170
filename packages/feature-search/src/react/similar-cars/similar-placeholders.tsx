import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { pickStockNoun, type SearchHeadSite, SIMILAR_LIMIT } from '../../model/index.ts'
import { CarCardSkeleton } from '../car-card/car-card-skeleton.tsx'
import { carGridStyles } from '../car-grid/car-grid.styles.ts'
import { similarCarsStyles as styles } from './similar-cars.styles.ts'

export interface SimilarPlaceholdersProps {
  /** Its kind names what loads, "caravans". */
  site: Pick<SearchHeadSite, 'kind'>
}

/** Stands in the place of similar vehicles while they load. */
export function SimilarPlaceholders({ site }: SimilarPlaceholdersProps) {
  return (
    <div aria-busy="true" className={styles.row}>
      <VisuallyHidden>Loading similar {pickStockNoun(site).many}</VisuallyHidden>
      <div className={carGridStyles.root} data-columns={3}>
        {Array.from({ length: SIMILAR_LIMIT }, (_, place) => (
          <CarCardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}
