import type { PhoneLink } from '@forecourt/tenant-config/model'
import { MenuIcon, PhoneIcon } from '@forecourt/ui/icon'
import type { MenuEntry } from '../menus.ts'
import { styles } from './header.styles.ts'

const flatten = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => [
    { label: entry.label, href: entry.href, isChild: false },
    ...(entry.children ?? []).map((child) => ({ ...child, isChild: true })),
  ])

export interface PhoneMenuProps {
  entries: readonly MenuEntry[]
  /** Number of the main location; null when the site shows none. */
  phone: PhoneLink | null
}

/** The menu of a phone: every entry in one list below the header. */
export function PhoneMenu({ entries, phone }: PhoneMenuProps) {
  return (
    <details className={styles.menu}>
      <summary className={styles.menuButton} aria-label="Menu">
        <MenuIcon aria-hidden="true" />
      </summary>
      <nav className={styles.menuPanel} aria-label="Main menu">
        <ul className={styles.menuList}>
          {flatten(entries).map(({ label, href, isChild }) => (
            <li key={`${label} ${href}`} className={isChild ? styles.subLink : undefined}>
              <a className={styles.menuLink} href={href}>
                {label}
              </a>
            </li>
          ))}
          {phone && (
            <li>
              <a className={styles.menuLink} href={phone.href}>
                <PhoneIcon aria-hidden="true" />
                Call {phone.text}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </details>
  )
}
