import { formatStockPath } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { CountTile, CountTiles } from './count-tile.tsx'
import { HomeSection } from './home-section.tsx'

export interface ShortcutsProps {
  site: Site
  /** Numbers of cars each search finds, in their order; null when they cannot be had. */
  counts: readonly number[] | null
}

/** Searches the dealer chose, with what they find (D-74). */
export function Shortcuts({ site, counts }: ShortcutsProps) {
  const { shortcuts, shortcutsHeading } = site.content.home
  const found = shortcuts
    .map((shortcut, place) => ({ ...shortcut, count: counts?.[place] ?? 0 }))
    .filter(({ count }) => count > 0)
  if (found.length === 0) return null
  return (
    <HomeSection id="shortcuts" heading={shortcutsHeading}>
      <CountTiles>
        {found.map(({ label, search, count }) => (
          <CountTile
            key={search}
            href={`${formatStockPath(site)}?${search}`}
            label={label}
            count={count}
          />
        ))}
      </CountTiles>
    </HomeSection>
  )
}
