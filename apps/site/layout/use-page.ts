import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'

/** The request a page answers, with what its `+data` gave. */
export const usePage = <Data = unknown>() => usePageContext() as PageContextServer & { data: Data }
