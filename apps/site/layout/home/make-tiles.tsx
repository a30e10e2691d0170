import { formatStockPath, type StockOverview } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Monogram } from '@forecourt/ui/monogram'
import { makeLogo } from '../make-logo.ts'
import { HomeSection } from './home-section.tsx'

const styles = {
  list: css({
    display: 'grid',
    gap: { base: '2', lg: '3' },
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  }),
  tile: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '16',
    px: { base: '3', lg: '4' },
    py: '2',
    bg: 'card.bg',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    textDecoration: 'none',
    _hover: { borderColor: 'action' },
  }),
  logo: css({ w: '10', h: '10', objectFit: 'contain', flexShrink: '0' }),
  words: css({ display: 'grid', minW: '0', overflowWrap: 'anywhere', textStyle: 'label' }),
  count: css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
}

/** The dealer's logo of a make; without one its initials (SRCH-038, D-120). */
function MakeLogo({ site, make }: { site: Site; make: string }) {
  const src = makeLogo(site, make)
  if (src === null) return <Monogram name={make} />
  return (
    <img
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
  )
}

/** Tiles shown; the rest is a choice of the search. */
const tileLimit = 12

/** The makes most in stock, each leading to its search (D-74). */
export function MakeTiles({ site, makes }: { site: Site; makes: StockOverview['makes'] }) {
  if (makes.length < 2) return null
  return (
    <HomeSection id="make-tiles" heading={site.content.home.makesHeading}>
      <ul className={styles.list}>
        {makes.slice(0, tileLimit).map(({ value, label, count }) => (
          <li key={value}>
            <a className={styles.tile} href={formatStockPath(site, { make: value })}>
              <MakeLogo site={site} make={label} />
              <span className={styles.words}>
                {label}
                <span className={styles.count}>{`${count} in stock`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
