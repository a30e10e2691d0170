import { Button, ButtonLink } from '@forecourt/ui/button'
import { isPlainClick } from '@forecourt/ui/plain-click'
import type { MouseEvent } from 'react'
import { pickStockNoun, type SearchState, showMeLabel } from '../../model/index.ts'
import { type SearchContext, searchHref } from '../search-page/search-link.ts'
import { useAnimatedCount } from './use-animated-count.ts'

export interface ShowMeButtonProps {
  context: SearchContext
  state: SearchState
  /** Cars found. */
  count: number
  /** Id of the filter sheet that is closed instead once the page is hydrated. */
  sheetId: string
}

/** "Show Me 1,284 cars": leads to the search with every choice, or closes the sheet over it. */
export function ShowMeButton({ context, state, count, sheetId }: ShowMeButtonProps) {
  const noun = pickStockNoun(context.site)
  const label = showMeLabel(useAnimatedCount(count), noun)
  if (count === 0) {
    return (
      <Button size="lg" width="full" disabled>
        {label}
      </Button>
    )
  }
  const close = (event: MouseEvent) => {
    const sheet = document.getElementById(sheetId)
    if (context.onSearch === undefined || !isPlainClick(event)) return
    event.preventDefault()
    if (sheet instanceof HTMLDialogElement) sheet.close()
  }
  return (
    <ButtonLink
      href={searchHref(context, state)}
      size="lg"
      width="full"
      rel="nofollow"
      aria-label={showMeLabel(count, noun)}
      onClick={close}
    >
      {label}
    </ButtonLink>
  )
}
