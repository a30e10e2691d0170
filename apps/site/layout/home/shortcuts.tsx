import { formatStockPath } from '@forecourt/feature-search/model'
import { css, cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { HomeSection } from './home-section.tsx'
import { tileStyles } from './tile.ts'

const styles = { words: css({ flexGrow: '1' }) }

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
      <ul className={tileStyles.list}>
        {found.map(({ label, search, count }) => (
          <li key={search}>
            <a
              className={cx(tileStyles.tile, createMaskIconClass('chevronRight'))}
              href={`${formatStockPath(site)}?${search}`}
            >
              <span className={cx(tileStyles.words, styles.words)}>
                {label}
                <span className={tileStyles.count}>{`${count} in stock`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
