import { type StockOverview, stockPath } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Monogram } from '@forecourt/ui/monogram'
import { section, sectionHead, sectionTitle } from './home.styles.ts'

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
  words: css({ display: 'grid', minW: '0', overflowWrap: 'anywhere' }),
  name: css({ textStyle: 'label' }),
  count: css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
}

/** Tiles shown; the rest is a choice of the search. */
const tileLimit = 12

/** The makes most in stock, each leading to its search (D-74). */
export function MakeTiles({ site, makes }: { site: Site; makes: StockOverview['makes'] }) {
  if (makes.length < 2) return null
  return (
    <section className={section} aria-labelledby="make-tiles">
      <div className={sectionHead}>
        <h2 id="make-tiles" className={sectionTitle}>
          {site.content.home.makesHeading}
        </h2>
      </div>
      <ul className={styles.list}>
        {makes.slice(0, tileLimit).map(({ value, label, count }) => (
          <li key={value}>
            <a className={styles.tile} href={stockPath(site, { make: value })}>
              <Monogram name={label} />
              <span className={styles.words}>
                <span className={styles.name}>{label}</span>
                <span className={styles.count}>{count} in stock</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
