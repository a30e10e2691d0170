import { CloseIcon } from '@forecourt/ui/icon'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { clearState, listSearchChips, type SearchState } from '../../model/index.ts'
import { type SearchContext, searchLink } from '../search-page/search-link.ts'
import { toolbarStyles as styles } from './search-toolbar.styles.ts'

export interface FilterChipsProps {
  context: SearchContext
  state: SearchState
}

/** The chosen filters, each of which a press takes away; the words one was made of can be text again. */
export function FilterChips({ context, state }: FilterChipsProps) {
  const chips = listSearchChips(state)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map((chip) => (
        <li key={chip.key}>
          <a
            {...searchLink(context, state, (from) => findChip(from, chip.key)?.without ?? from)}
            className={styles.chip}
          >
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {chip.label}
            <CloseIcon size={14} />
          </a>
          {chip.asText && (
            <a
              {...searchLink(context, state, (from) => findChip(from, chip.key)?.asText ?? from)}
              className={styles.asText}
            >
              <VisuallyHidden>Search for “{chip.words}” </VisuallyHidden>as text
            </a>
          )}
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
const findChip = (state: SearchState, key: string) =>
  listSearchChips(state).find((chip) => chip.key === key)
