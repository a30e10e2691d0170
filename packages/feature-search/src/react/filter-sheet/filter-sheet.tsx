import { hiddenText } from '@forecourt/styled-system/recipes'
import { Drawer } from '@forecourt/ui/drawer'
import type { ReactNode } from 'react'
import { clearState, isRefined, type SearchState } from '../../model/index.ts'
import { type SearchContext, searchLink } from '../search-page/search-link.ts'
import { filterSheetStyles as styles } from './filter-sheet.styles.ts'
import { ShowMeButton } from './show-me-button.tsx'

export interface FilterSheetProps {
  /** Id the button that opens it refers to. */
  id: string
  context: SearchContext
  state: SearchState
  /** Vehicles found. */
  count: number
  /** The filters. */
  children: ReactNode
  /** Said once to screen readers after a change, while the sheet is open. Default nothing. */
  announcement?: string
  /** Problem with the last choice, shown over the filters while the sheet is open. Default nothing. */
  notice?: ReactNode
}

/**
 * The filters beside the results on wide screens, and in a sheet over the whole of a small one, with
 * "Show Me N cars" always in sight. Without script a small screen has them below the results.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { id, context, state, count, children, announcement, notice } = props
  return (
    <Drawer
      id={id}
      title="Filters"
      side="bottom"
      inlineFrom="lg"
      className={styles.root}
      footer={
        <div className={styles.footer}>
          {isRefined(state) && (
            <a {...searchLink(context, state, clearState)} className={styles.clear}>
              Clear all
            </a>
          )}
          <ShowMeButton context={context} state={state} count={count} sheetId={id} />
        </div>
      }
    >
      <div className={styles.whileOpen}>
        <output className={hiddenText()}>{announcement}</output>
        {notice}
      </div>
      {children}
    </Drawer>
  )
}
