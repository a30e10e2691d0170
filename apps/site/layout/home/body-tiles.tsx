import { bodyShape, bodyType, type StockOverview, stockPath } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { BodyIcon } from '@forecourt/ui/vehicle-placeholder'
import { section, sectionHead, sectionTitle } from './home.styles.ts'

const styles = {
  list: css({
    display: 'grid',
    gap: { base: '3', lg: '5' },
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  }),
  tile: css({
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    p: { base: '4', lg: '6' },
    bg: 'surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    textDecoration: 'none',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'action' },
  }),
  icon: css({ color: 'fg.muted', maxW: '100%', h: 'auto' }),
  name: css({ textStyle: 'h4' }),
  count: css({ textStyle: 'bodySm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
}

/** The most common bodies with their counts, each leading to its search (SRCH-040, SRCH-041). */
export function BodyTiles({ site, bodies }: { site: Site; bodies: StockOverview['bodies'] }) {
  if (bodies.length === 0) return null
  return (
    <section className={section} aria-labelledby="body-tiles">
      <div className={sectionHead}>
        <h2 id="body-tiles" className={sectionTitle}>
          Shop by body type
        </h2>
      </div>
      <ul className={styles.list}>
        {bodies.map(({ value, count }) => (
          <li key={value}>
            <a className={styles.tile} href={stockPath(site, { body: value })}>
              <BodyIcon bodyShape={bodyShape(value)} width={120} className={styles.icon} />
              <span className={styles.name}>{bodyType(value)?.plural ?? value}</span>
              <span className={styles.count}>{count} in stock</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
