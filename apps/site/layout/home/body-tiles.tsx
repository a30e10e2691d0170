import { formatStockPath, type StockOverview } from '@forecourt/feature-search/model'
import { findBodyDrawing, findBodyType } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { BodyIcon } from '@forecourt/ui/vehicle-placeholder'
import { SitePicture } from '../site-picture.tsx'
import { HomeSection } from './home-section.tsx'

const styles = {
  list: css({
    display: 'grid',
    gap: 'gutter',
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  }),
  tile: css({
    display: 'grid',
    h: 'full',
    alignContent: 'start',
    bg: 'card.bg',
    color: 'fg',
    borderWidth: 'card',
    borderColor: 'card.border',
    borderRadius: 'card',
    boxShadow: 'card',
    overflow: 'hidden',
    textDecoration: 'none',
    '& img': { transitionProperty: 'scale', transitionDuration: 'normal' },
    _hover: { '& img': { scale: '1.03' } },
  }),
  icon: css({ color: 'fg.muted', maxW: '100%', h: 'auto', justifySelf: 'center', mt: '5' }),
  words: css({
    display: 'grid',
    gap: '0.5',
    p: { base: '3', lg: '4' },
    textStyle: 'h4',
  }),
  count: css({
    textStyle: 'bodySm',
    textTransform: 'none',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** The most common bodies with their counts, each leading to its search (SRCH-040, SRCH-041). */
export function BodyTiles({ site, bodies }: { site: Site; bodies: StockOverview['bodies'] }) {
  if (bodies.length === 0) return null
  const { bodiesHeading } = site.content.home
  return (
    <HomeSection id="body-tiles" heading={bodiesHeading}>
      <ul className={styles.list}>
        {bodies.map(({ value, count }) => (
          <li key={value}>
            <a className={styles.tile} href={formatStockPath(site, { body: value })}>
              <BodyPicture site={site} body={value} />
              <span className={styles.words}>
                {findBodyType(value)?.plural ?? value}
                <span className={styles.count}>{`${count} in stock`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** The dealer's picture of the body, else its outline. */
function BodyPicture({ site, body }: { site: Site; body: string }) {
  const url = site.content.home.bodyPictures[body]
  if (url) {
    return <SitePicture url={url} alt="" sizes="(min-width: 1024px) 300px, 50vw" />
  }
  return <BodyIcon drawing={findBodyDrawing(body)} width={120} className={styles.icon} />
}
