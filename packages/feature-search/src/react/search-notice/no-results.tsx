import { ButtonLink } from '@forecourt/ui/button'
import { SearchIcon } from '@forecourt/ui/icon'
import { noticeStyles as styles } from './search-notice.styles.ts'

export interface NoResultsProps {
  /** The default search path. */
  clearFiltersHref: string
}

/** Stands where the cars would be when the search finds none. */
export function NoResults({ clearFiltersHref }: NoResultsProps) {
  return (
    <section className={styles.root} aria-labelledby="no-results">
      <SearchIcon size={40} className={styles.icon} />
      <h2 id="no-results" className={styles.title}>
        No Results Available
      </h2>
      <p className={styles.text}>
        No results found for your search at this time. Please try adjusting the filters for more
        results.
      </p>
      <ButtonLink href={clearFiltersHref}>Clear Filters</ButtonLink>
    </section>
  )
}
