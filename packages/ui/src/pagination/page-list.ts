/** A page number, or the place where some are left out. */
export type PageListEntry = number | 'gap-before' | 'gap-after'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/**
 * Pages to offer: the first, the last, the current one with a neighbour on either side, and gaps.
 * A gap never stands for a single page; up to seven pages are all listed.
 */
export function pageList(page: number, pageCount: number): PageListEntry[] {
  if (pageCount <= 7) return range(1, pageCount)
  const from = page <= 4 ? 2 : Math.min(page - 1, pageCount - 4)
  const to = page >= pageCount - 3 ? pageCount - 1 : Math.max(page + 1, 5)
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...range(from, to),
    ...(to < pageCount - 1 ? (['gap-after'] as const) : []),
    pageCount,
  ]
}
