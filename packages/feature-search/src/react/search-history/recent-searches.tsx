import { HistoryIcon } from '@forecourt/ui/icon'
import { useId, useState } from 'react'
import { recentStyles as styles } from './recent-searches.styles.ts'
import type { SearchHistoryView } from './use-search-history.ts'

export interface RecentSearchesProps {
  /** Where the searches come from; they are read once, when the list appears. */
  history: SearchHistoryView
  /** Called after the visitor had them forgotten. */
  onForget: () => void
}

/** The last searches as links, over the page below the field that shows them. Nothing without any. */
export function RecentSearches({ history, onForget }: RecentSearchesProps) {
  const titleId = useId()
  const [searches] = useState(history.read)
  if (searches.length === 0) return null
  const forget = () => {
    history.forget()
    onForget()
  }
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          Recent searches
        </h3>
        <button type="button" className={styles.forget} onClick={forget}>
          Clear
        </button>
      </div>
      <ul className={styles.list}>
        {searches.map(({ href, label }) => (
          <li key={href}>
            <a href={href} rel="nofollow" className={styles.link}>
              <HistoryIcon size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
