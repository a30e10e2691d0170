/** Rights a key can have, under Algolia's names; `admin` has them all. */
export const SEARCH_RIGHTS = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'seeUnretrievableAttributes',
] as const

/** One right of a key. */
export type SearchRight = (typeof SEARCH_RIGHTS)[number]
