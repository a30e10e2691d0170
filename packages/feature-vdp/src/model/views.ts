import { formatCount } from '@forecourt/feature-search/model'

/**
 * "1,204 views", "1 view"; null for 0, a missing count, or what is no count.
 * Source: `VDP-027`, `D-39`
 */
export function formatViews(views: number | null | undefined): string | null {
  if (!Number.isInteger(views) || Number(views) < 1) return null
  return `${formatCount(Number(views))} ${views === 1 ? 'view' : 'views'}`
}
