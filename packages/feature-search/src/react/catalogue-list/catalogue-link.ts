import { isPlainClick } from '@forecourt/ui/plain-click'
import type { MouseEvent } from 'react'
import { type Catalogue, type CatalogueSearch, formatCatalogueUrl } from '../../model/index.ts'

/** Parts every link and form of a list is built from. */
export interface CatalogueContext {
  catalogue: Catalogue
  /** Address of the list without a query, "/parts/search". */
  path: string
  /** Called in place of following a link or sending a form. Default: links and forms work by themselves. */
  onSearch?: (details: { search: CatalogueSearch }) => void
}

/** Address of a search. */
export function catalogueHref({ catalogue, path }: CatalogueContext, search: CatalogueSearch) {
  return formatCatalogueUrl(catalogue, search, path)
}

/** A link to a search; mixes of filters are not for search engines. */
export function catalogueLink(context: CatalogueContext, search: CatalogueSearch) {
  const { onSearch } = context
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSearch?.({ search })
  }
  const onClick = onSearch && press
  return { href: catalogueHref(context, search), rel: 'nofollow', onClick }
}
