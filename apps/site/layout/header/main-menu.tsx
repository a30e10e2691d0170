import { cx } from '@forecourt/styled-system/css'
import { MenuIcon } from '@forecourt/ui/icon'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { MenuChild, MenuEntry } from '../menus.ts'
import { styles } from './header.styles.ts'

const menuId = 'menu'

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
    <details className={cx(!entry.isWide && styles.drop)} name="site-menu">
      <summary className={cx(styles.item, createMaskIconClass('chevronDown'))}>
        {entry.label}
      </summary>
      <div className={entry.isWide ? styles.widePanel : styles.panel}>
        <a className={cx(styles.panelLink, entry.isWide && styles.whole)} href={entry.href}>
          {entry.ownLabel ?? entry.label}
        </a>
        {entry.children.map((child) => (
          <Child key={child.href} child={child} />
        ))}
      </div>
    </details>
  )
}

/** A link of an opened panel, and the models of a make as links that follow it. */
function Child({ child: { label, href, count, models = [] } }: { child: MenuChild }) {
  const link = (
    <a className={styles.panelLink} href={href} data-count={count}>
      {label}
    </a>
  )
  if (models.length === 0) return link
  return (
    <div className={styles.make}>
      {link}
      {models.map((model) => (
        <a key={model.href} className={styles.model} href={model.href} data-count={model.count}>
          {model.label}
        </a>
      ))}
    </div>
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

/**
 * The menu of the site: a row on a wide page, on a phone a list that `MenuButton` opens. Entries with more
 * below them open on a press, before and without script.
 */
export function MainMenu({ entries, path, className, listClassName }: MainMenuProps) {
  return (
    <nav id={menuId} popover="auto" className={className} aria-label="Main">
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

/** Opens the menu on a phone; the browser does it, with script or without. */
export function MenuButton() {
  return (
    <button type="button" className={styles.menuButton} popoverTarget={menuId} aria-label="Menu">
      <MenuIcon aria-hidden="true" />
    </button>
  )
}
