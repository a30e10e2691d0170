import { SearchIcon } from '@forecourt/ui/icon'
import { TextField } from '@forecourt/ui/text-field'
import { lazy, Suspense, useRef } from 'react'
import { type SearchState, TYPED_OVER, TYPING_DELAY_MS, withQuery } from '../../model/index.ts'
import { useRecentPanel } from '../search-history/use-recent-panel.ts'
import type { SearchHistoryView } from '../search-history/use-search-history.ts'
import { readNewest, type SearchContext, useNewest } from '../search-page/search-link.ts'
import { filterStyles as styles } from './filter-sidebar.styles.ts'
import { ScriptlessSubmit, SearchForm } from './search-form.tsx'
import { useDelayed } from './use-delayed.ts'
import { useTypedText } from './use-typed-text.ts'

/* Over the page and only while the field has the focus, so it may come when it is asked for. */
const RecentSearches = lazy(async () => ({
  default: (await import(/* @at-press */ '../search-history/recent-searches.tsx')).RecentSearches,
}))

export interface KeywordFilterProps {
  context: SearchContext
  state: SearchState
  /** Recent searches, offered while the field is empty and has the focus. Default none. */
  history?: SearchHistoryView
}

/**
 * Words; the search follows them as text 300 ms after the last key. On Enter, and without script, those that are
 * understood become filters.
 */
export function KeywordFilter({ context, state, history }: KeywordFilterProps) {
  const { onSearch, onPhrase } = context
  const read = useRef<string | null>(null)
  const { text, over, type, send, forget } = useTypedText(
    useNewest(context, state, ({ query }) => query),
  )
  const recent = useRecentPanel(text === '' && history !== undefined)
  const search = (query: string) => {
    const newest = readNewest(context, state)
    if (query.trim() === newest.query) return
    if (context.newest) send(query.trim())
    onSearch?.({ state: withQuery(newest, query.trim()) })
  }
  const searchLater = useDelayed(
    TYPING_DELAY_MS,
    (typed: string) => typed === read.current || search(typed),
  )
  const searchPhrase = async () => {
    read.current = text
    try {
      const asked = await onPhrase?.({ phrase: text.trim(), over })
      if (!asked || read.current !== text) return
      forget()
      onSearch?.({ state: asked })
    } catch {
      search(text)
    }
  }
  return (
    <div {...recent.handlers} className={styles.keyword}>
      <SearchForm
        context={context}
        rest={withQuery(state, '')}
        onSubmit={onSearch && (() => (onPhrase && text ? void searchPhrase() : search(text)))}
        isSearch
      >
        <TextField
          label="Keyword"
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Make, model or feature"
          prefix={<SearchIcon size={18} />}
          value={text}
          // Before the press on the button that sends the form, which what waits to be searched comes before.
          onKeyDown={({ key }) => {
            if (key === 'Enter' && onPhrase) read.current = text
          }}
          onChange={(event) => {
            read.current = null
            type(event.currentTarget.value)
            searchLater(event.currentTarget.value)
          }}
        />
        <ScriptlessSubmit name={TYPED_OVER} value={state.query}>
          Search
        </ScriptlessSubmit>
      </SearchForm>
      {recent.isOpen && history && (
        <Suspense>
          <RecentSearches history={history} onForget={recent.close} />
        </Suspense>
      )}
    </div>
  )
}
