import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'

/** The request a page answers, with what its `+data` gave. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a page names its data, as with Vike's useData
export const usePage = <Data = unknown>() => usePageContext() as PageContextServer & { data: Data }
