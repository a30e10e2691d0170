import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { headerMenu, type MenuEntry } from './menus.ts'

const styles = {
  header: css({
    bg: 'header.bg',
    color: 'header.fg',
    borderBottomWidth: '1px',
    borderColor: 'header.border',
    position: 'relative',
    zIndex: 'header',
  }),
  strip: css({
    display: { base: 'none', md: 'block' },
    borderBottomWidth: '1px',
    borderColor: 'header.border',
    textStyle: 'caption',
  }),
  stripInner: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: '2',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '6',
  }),
  bar: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    minH: '16',
    display: 'flex',
    alignItems: 'center',
    gap: '6',
  }),
  logo: css({
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'control.md',
    color: 'inherit',
    textDecoration: 'none',
    textStyle: 'h4',
    mr: 'auto',
    '& img': { h: 'auto', maxH: '10', w: 'auto', maxW: '100%' },
  }),
  nav: css({ display: { base: 'none', md: 'block' } }),
  list: css({ display: 'flex', alignItems: 'center', gap: '1', listStyle: 'none', m: '0', p: '0' }),
  item: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'control.md',
    px: '3',
    borderRadius: 'control',
    color: 'inherit',
    textDecoration: 'none',
    textStyle: 'label',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '6px' },
    '&::-webkit-details-marker': { display: 'none' },
  }),
  drop: css({ position: 'relative' }),
  panel: css({
    position: 'absolute',
    top: '100%',
    left: '0',
    minW: '24',
    bg: 'surface.raised',
    color: 'fg',
    borderRadius: 'card',
    boxShadow: 'overlay',
    py: '2',
    zIndex: 'header',
    listStyle: 'none',
    m: '0',
    w: 'max-content',
  }),
  panelLink: css({
    display: 'flex',
    alignItems: 'center',
    minH: 'control.md',
    px: '5',
    color: 'fg',
    textDecoration: 'none',
    textStyle: 'body',
    _hover: { bg: 'surface.sunken' },
  }),
  phone: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'control.md',
    color: 'inherit',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  }),
  stripPhone: css({
    color: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  }),
  menu: css({ display: { base: 'block', md: 'none' } }),
  menuButton: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: 'control.md',
    minH: 'control.md',
    px: '3',
    cursor: 'pointer',
    textStyle: 'label',
    listStyle: 'none',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'header.border',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  menuPanel: css({
    position: 'absolute',
    top: '100%',
    left: '0',
    right: '0',
    bg: 'surface.raised',
    color: 'fg',
    boxShadow: 'overlay',
    px: '4',
    py: '3',
    zIndex: 'header',
  }),
  menuList: css({ listStyle: 'none', m: '0', p: '0' }),
  menuLink: css({
    display: 'flex',
    alignItems: 'center',
    minH: 'control.lg',
    color: 'fg',
    textDecoration: 'none',
    textStyle: 'body',
    borderBottomWidth: '1px',
    borderColor: 'border',
  }),
  subLink: css({ pl: '5' }),
}

const flatten = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => [
    { label: entry.label, href: entry.href, isChild: false },
    ...(entry.children ?? []).map((child) => ({ ...child, isChild: true })),
  ])

export interface SiteHeaderProps {
  site: Site
  /** Path of the page, for marking the current entry. */
  path: string
  /** Number of the main location; null when the site shows none. */
  phone: { text: string; href: string } | null
}

function Entry({ entry, path }: { entry: MenuEntry; path: string }) {
  if (!entry.children) {
    return (
      <a
        className={styles.item}
        href={entry.href}
        aria-current={entry.href === path ? 'page' : undefined}
      >
        {entry.label}
      </a>
    )
  }
  return (
    <details className={styles.drop} name="site-menu">
      <summary className={styles.item}>
        {entry.label}
        <svg width="10" height="6" viewBox="0 0 10 6" fill="none" aria-hidden="true">
          <path d="M1 1l4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
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

function Logo({ site }: { site: Site }) {
  return (
    <a className={styles.logo} href="/">
      {site.logo ? (
        <img
          src={site.logo.url}
          alt={site.logo.alt}
          width={site.logo.width}
          height={site.logo.height}
          fetchPriority="high"
        />
      ) : (
        site.name
      )}
    </a>
  )
}

/** Header of every page: logo, menu, phone. Works as plain links and disclosures, before and without script. */
export function SiteHeader({ site, path, phone }: SiteHeaderProps) {
  const entries = headerMenu(site)
  return (
    <header className={styles.header}>
      {(site.header.tagline || phone) && (
        <div className={styles.strip}>
          <div className={styles.stripInner}>
            <span>{site.header.tagline}</span>
            {phone && (
              <a className={styles.stripPhone} href={phone.href}>
                Call {phone.text}
              </a>
            )}
          </div>
        </div>
      )}
      <div className={styles.bar}>
        <Logo site={site} />
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <details className={styles.menu}>
          <summary className={styles.menuButton}>Menu</summary>
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
                    Call {phone.text}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  )
}
