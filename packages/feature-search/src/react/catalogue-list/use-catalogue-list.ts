import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Catalogue,
  type CatalogueAnswer,
  type CatalogueResults,
  type CatalogueSearch,
  clampPage,
  createCatalogueRequests,
  formatCatalogueUrl,
  formatFoundLabel,
  parseCatalogueUrl,
  readCatalogueResults,
  type SearchClient,
} from '../../model/index.ts'

/** Parts a running list is made of. */
export interface CatalogueListOptions<Item> {
  catalogue: Catalogue
  /** Address of the list without a query, "/parts/search". */
  path: string
  /** Condition every item meets, in Algolia's filter language. Default none. */
  filters?: string
  searchClient: Pick<SearchClient, 'search'>
  /** Data the server found; the first render shows it and asks nothing. */
  initial: { search: CatalogueSearch; results: CatalogueResults<Item> }
}

interface Shown<Item> {
  search: CatalogueSearch
  results: CatalogueResults<Item>
  status: 'idle' | 'loading' | 'error'
  hasSearched: boolean
}

/**
 * The running search of a list: the newest answer wins, a failure keeps what is shown, the address
 * follows (facets, order and pages add a history entry; text and price rewrite it), and back and
 * forward bring the search back.
 * Source: D-21, D-24, D-102
 */
export function useCatalogueList<Item>(options: CatalogueListOptions<Item>) {
  const { catalogue, path, initial } = options
  const [shown, setShown] = useState<Shown<Item>>({
    ...initial,
    status: 'idle',
    hasSearched: false,
  })
  const newest = useRef(0)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const turned = useRef(false)
  const latest = useRef({ options, search: initial.search })
  useEffect(() => {
    latest.current.options = options
  })

  const run = useCallback(async (search: CatalogueSearch) => {
    const order = ++newest.current
    latest.current.search = search
    setShown((before) => ({ ...before, search, status: 'loading', hasSearched: true }))
    try {
      const found = await find<Item>(latest.current.options, search)
      if (order !== newest.current) return
      latest.current.search = found.search
      setShown({ ...found, status: 'idle', hasSearched: true })
    } catch {
      if (order === newest.current) setShown((before) => ({ ...before, status: 'error' }))
    }
  }, [])

  const onSearch = ({ search }: { search: CatalogueSearch }) => {
    const before = latest.current.search
    turned.current = isSameSearch(before, search) && before.page !== search.page
    const address = formatCatalogueUrl(catalogue, search, path)
    if (isOnlyTyped(before, search)) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    if (!isOnlyTyped(before, search)) window.scrollTo({ top: 0, behavior: 'instant' })
    void run(search)
  }

  useEffect(() => {
    const follow = () => {
      if (location.pathname === path) void run(parseCatalogueUrl(catalogue, location.search))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [catalogue, path, run])

  useEffect(() => {
    if (shown.status !== 'idle' || !turned.current) return
    turned.current = false
    headingRef.current?.focus({ preventScroll: true })
  }, [shown])

  const { search, results, status, hasSearched } = shown
  const isSettled = hasSearched && status === 'idle'
  return {
    search,
    results,
    isLoading: status === 'loading',
    hasFailed: status === 'error',
    announcement: isSettled ? formatFoundLabel(results.count, catalogue.noun) : '',
    headingRef,
    onSearch,
  }
}

/* A page past the end shows the last one. */
async function find<Item>(
  options: CatalogueListOptions<Item>,
  search: CatalogueSearch,
): Promise<{ search: CatalogueSearch; results: CatalogueResults<Item> }> {
  const { catalogue, filters = '', searchClient } = options
  const { results: answers } = await searchClient.search({
    requests: createCatalogueRequests(catalogue, search, filters).map(({ indexName, params }) => ({
      indexName,
      ...(params as Record<string, never>),
    })),
  })
  const found = answers as unknown as CatalogueAnswer<Item>[]
  const results = readCatalogueResults(catalogue, search, found)
  const page = clampPage(search.page, results.pages)
  return page === search.page ? { search, results } : find(options, { ...search, page })
}

function isSameSearch(a: CatalogueSearch, b: CatalogueSearch): boolean {
  return JSON.stringify({ ...a, page: 1 }) === JSON.stringify({ ...b, page: 1 })
}

function isOnlyTyped(before: CatalogueSearch, after: CatalogueSearch): boolean {
  const chosen = ({ facets, sortBy }: CatalogueSearch) => JSON.stringify([facets, sortBy])
  const typed = ({ query, price }: CatalogueSearch) => JSON.stringify([query, price])
  return chosen(before) === chosen(after) && typed(before) !== typed(after)
}
