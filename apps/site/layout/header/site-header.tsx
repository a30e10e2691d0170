import { MainPhone, OpeningWords } from '@forecourt/feature-locations'
import { findPrimaryLocation } from '@forecourt/feature-locations/model'
import { resolveSiteBrand } from '@forecourt/site-server'
import { cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { headerMenu, type MenuEntry, type MenuStock } from '../menus.ts'
import { styles } from './header.styles.ts'
import { MainMenu, MenuButton } from './main-menu.tsx'
import { SavedLink } from './saved-link.tsx'

export interface SiteHeaderProps {
  site: Site
  /** Path of the page, for marking the current entry. */
  path: string
  now: Date
  /** Stock the menu leads to. */
  stock: MenuStock
}

/**
 * Header of every page: logo, menu, phone, in the order the dealer chose. Plain links and
 * disclosures, before and without script.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const Layout = layouts[props.site.header.layout]
  return (
    <header className={styles.header}>
      <Layout {...props} />
    </header>
  )
}

const phoneClass = cx(styles.phone, createMaskIconClass('phone', 'start'))
const phoneIconClass = cx(styles.phoneIcon, createMaskIconClass('phone'))

const layouts = { bar: BarHeader, centred: CentredHeader, stacked: StackedHeader }

/** Widths in px of the usual type: of the parts of a menu in its row. */
const widths = { letter: 7, gaps: 28, arrow: 22 }

/** Width in px that logo and number leave beside them on a screen of 1024 px and of 768 px. */
const freeWidths = { lg: 560, md: 304 }

/** Styles of a menu by how wide a screen must be to have it beside the logo. */
function pickMenuStyles(entries: readonly MenuEntry[]): readonly [nav: string, list: string] {
  const width = entries
    .map(
      ({ label, children }) =>
        label.length * widths.letter + widths.gaps + (children ? widths.arrow : 0),
    )
    .reduce((sum, each) => sum + each, 0)
  if (width > freeWidths.lg) return [styles.longNav, styles.longList]
  if (width > freeWidths.md) return [styles.middleNav, styles.middleList]
  return [styles.nav, styles.list]
}

/** Logo beside the menu, under a slim strip; a long menu is below the logo where the screen is narrow. */
function BarHeader({ site, path, now, stock }: SiteHeaderProps) {
  const entries = headerMenu(site, stock)
  const [nav, list] = pickMenuStyles(entries)
  return (
    <>
      <Strip site={site} now={now} />
      <div className={styles.bar}>
        <MenuButton />
        <Logo site={site} className={styles.logo} />
        <MainMenu entries={entries} path={path} className={nav} listClassName={list} />
        <div className={styles.barEnd}>
          <SavedLink site={site} />
          <MainPhone site={site} className={phoneClass} textClassName={styles.phoneText} />
        </div>
      </div>
    </>
  )
}

/** Logo above the middle of the menu. */
function CentredHeader({ site, path, stock }: SiteHeaderProps) {
  const entries = headerMenu(site, stock)
  return (
    <>
      <div className={styles.centredBar}>
        <MenuButton />
        <span className={styles.side}>{site.header.tagline}</span>
        <Logo site={site} className={styles.centredLogo} />
        <div className={styles.end}>
          <SavedLink site={site} />
          <MainPhone site={site} className={phoneClass} textClassName={styles.phoneText} />
        </div>
      </div>
      <MainMenu entries={entries} path={path} className={styles.centredNav} />
    </>
  )
}

/** Logo, line and a number that is easy to find, above a bar with the menu. */
function StackedHeader({ site, path, now, stock }: SiteHeaderProps) {
  const entries = headerMenu(site, stock)
  return (
    <>
      <div className={styles.bar}>
        <MenuButton />
        <Logo site={site} className={styles.logo} />
        <span className={styles.stackedTagline}>{site.header.tagline}</span>
        <div className={styles.end}>
          <SavedLink site={site} />
          <div className={styles.callBlock}>
            <MainPhone site={site} className={phoneClass} textClassName={styles.phoneBig} />
            <Hours site={site} now={now} className={styles.callNote} />
          </div>
          <MainPhone site={site} className={phoneIconClass} />
        </div>
      </div>
      <div className={styles.navBand}>
        <MainMenu
          entries={entries}
          path={path}
          className={styles.navInner}
          listClassName={styles.bandList}
        />
      </div>
    </>
  )
}

function Strip({ site, now }: Pick<SiteHeaderProps, 'site' | 'now'>) {
  const main = findPrimaryLocation(site)
  const hasHours = main !== null && main.contact_detail.opening_hours.length > 0
  if (!site.header.tagline && !hasHours) return null
  return (
    <div className={styles.strip}>
      <div className={styles.stripInner}>
        {site.header.tagline || <span />}
        <Hours
          site={site}
          now={now}
          className={cx(styles.stripItem, createMaskIconClass('clock', 'start'))}
        />
      </div>
    </div>
  )
}

interface HoursProps extends Pick<SiteHeaderProps, 'site' | 'now'> {
  className: string
}

/** Hours of today at the main location; nothing without hours. */
function Hours({ site, now, className }: HoursProps) {
  const main = findPrimaryLocation(site)
  return main && <OpeningWords location={main} now={now} className={className} />
}

function Logo({ site, className }: { site: Site; className: string }) {
  return (
    <a className={className} href="/">
      {site.logo ? (
        <img
          src={resolveSiteBrand(site).logos.header ?? site.logo.url}
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
