import { ButtonLink } from '@forecourt/ui/button'
import { SearchIcon } from '@forecourt/ui/icon'
import { Link } from '@forecourt/ui/link'
import { NO_RESULTS_TEXT, NO_RESULTS_TITLE } from '../../model/error-message.ts'
import type { SearchLinkProps } from '../search-page/search-link.ts'
import { noticeStyles as styles } from './search-notice.styles.ts'

/** Link to the same search without one of its choices. */
export interface RelaxingLink extends SearchLinkProps {
  key: string
  /** Words of the way, "Without Up to $5,000". */
  label: string
  /** Cars there are without it, "12 cars". */
  found: string
}

/** Link to the same search with other words. */
export interface SuggestionLink extends SearchLinkProps {
  /** The words, "Corolla". */
  label: string
}

export interface NoResultsProps {
  /** The default search path. */
  clearFiltersHref: string
  /** Choices that keep all cars away, each by itself. Default none is named. */
  ways?: readonly RelaxingLink[]
  /** Words that may have been meant. Default none are offered. */
  suggestion?: SuggestionLink
}

/** Stands where the cars would be when the search finds none, and names what keeps them away. */
export function NoResults({ clearFiltersHref, ways = [], suggestion }: NoResultsProps) {
  const { label: meant, ...toMeant } = suggestion ?? { label: null }
  return (
    <section className={styles.root} aria-labelledby="no-results">
      <SearchIcon size={40} className={styles.icon} />
      <h2 id="no-results" className={styles.title}>
        {NO_RESULTS_TITLE}
      </h2>
      <p className={styles.text}>{NO_RESULTS_TEXT}</p>
      {meant !== null && (
        <p className={styles.text}>
          Did you mean <Link {...toMeant}>{meant}</Link>?
        </p>
      )}
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ key, label, found, ...link }) => (
            <li key={key}>
              <ButtonLink {...link} variant="outline" size="sm">
                {`${label}: ${found}`}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={clearFiltersHref}>Clear Filters</ButtonLink>
    </section>
  )
}
