import { ButtonLink } from '@forecourt/ui/button'
import { SearchIcon } from '@forecourt/ui/icon'
import { NO_RESULTS_TEXT, NO_RESULTS_TITLE } from '../../model/error-message.ts'
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
        {NO_RESULTS_TITLE}
      </h2>
      <p className={styles.text}>{NO_RESULTS_TEXT}</p>
      <ButtonLink href={clearFiltersHref}>Clear Filters</ButtonLink>
    </section>
  )
}
