import { CloseIcon } from '@forecourt/ui/icon'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { clearState, listSearchChips, type SearchState } from '../../model/index.ts'
import { type SearchContext, searchLink } from '../search-page/search-link.ts'
import { toolbarStyles as styles } from './search-toolbar.styles.ts'

export interface FilterChipsProps {
  context: SearchContext
  state: SearchState
}

/** The chosen filters, each of which a press takes away. */
export function FilterChips({ context, state }: FilterChipsProps) {
  const chips = listSearchChips(state)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map((chip) => (
        <li key={chip.key}>
          <a
            {...searchLink(context, state, (from) => withoutChip(from, chip.key))}
            className={styles.chip}
          >
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {chip.label}
            <CloseIcon size={14} />
          </a>
        </li>
      ))}
      <li>
        <a {...searchLink(context, state, clearState)} className={styles.clearAll}>
          Clear all
        </a>
      </li>
    </ul>
  )
}

/* A chip that is gone already takes nothing more away. */
const withoutChip = (state: SearchState, key: string) =>
  listSearchChips(state).find((chip) => chip.key === key)?.without ?? state
