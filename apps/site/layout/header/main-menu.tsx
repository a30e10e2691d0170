import { ChevronDownIcon } from '@forecourt/ui/icon'
import type { MenuEntry } from '../menus.ts'
import { styles } from './header.styles.ts'

const currentAt = (href: string, path: string) => (href === path ? 'page' : undefined)

function Entry({ entry, path }: { entry: MenuEntry; path: string }) {
  if (!entry.children) {
    return (
      <a className={styles.item} href={entry.href} aria-current={currentAt(entry.href, path)}>
        {entry.label}
      </a>
    )
  }
  return (
    <details className={styles.drop} name="site-menu">
      <summary className={styles.item}>
        {entry.label}
        <ChevronDownIcon width={16} height={16} aria-hidden="true" />
      </summary>
      <ul className={styles.panel}>
        <li>
          <a className={styles.panelLink} href={entry.href}>
            All stock
          </a>
        </li>
        {entry.children.map((child) => (
          <li key={child.href}>
            <a className={styles.panelLink} href={child.href}>
              {child.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export interface MainMenuProps {
  entries: readonly MenuEntry[]
  /** Path of the page, for marking the current entry. */
  path: string
  /** Class names of the landmark, which say where the menu stands. */
  className: string
  /** Class names of the list. Default a row. */
  listClassName?: string
}

/** The menu of a wide page; entries with more below them open on a press, before and without script. */
export function MainMenu({ entries, path, className, listClassName }: MainMenuProps) {
  return (
    <nav className={className} aria-label="Main">
      <ul className={listClassName ?? styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
