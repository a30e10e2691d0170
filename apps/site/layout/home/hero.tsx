import type { StockOverview } from '@forecourt/feature-search/model'
import { css, cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { SitePicture } from '../site-picture.tsx'
import { formatHeroHeading } from './hero-heading.ts'
import { HeroSearch, type HeroSearchProps } from './hero-search.tsx'

/**
 * Width a phone chooses its picture by, though it draws it at the whole width of the page: a sixth fewer pixels
 * are not seen, and often spare the next size, which is the page's largest download.
 */
const PHONE_WIDTH = '85vw'

const inner = { maxW: 'content', mx: 'auto', px: { base: 'page', lg: '6' }, w: 'full' } as const

const styles = {
  // The shadow of the form ends with the band, and does not darken the page below it.
  ground: css({ bg: 'hero.bg', color: 'hero.fg', overflow: 'clip' }),
  title: css({
    textStyle: 'display',
    m: '0',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  text: css({
    textStyle: 'lead',
    color: 'hero.muted',
    m: '0',
    mt: '4',
    maxW: '[52ch]',
    textWrap: 'pretty',
  }),
  split: css({
    ...inner,
    pb: { base: '8', lg: '12' },
    pt: { lg: '12' },
    display: 'grid',
    gap: { base: '5', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 44fr) minmax(0, 56fr)' },
    alignItems: 'center',
  }),
  words: css({ display: 'grid', gap: { base: '5', lg: '8' }, minW: '0' }),
  // Without a picture above them the words keep their distance from the header.
  wordsAlone: css({ pt: { base: '8', lg: '0' } }),
  // The search form asks how wide its column is.
  column: css({ containerType: 'inline-size' }),
  // On a phone the picture opens the page, from edge to edge.
  splitPhoto: css({
    order: { base: '-1', lg: '0' },
    ms: { base: 'calc(-1 * {spacing.page})', lg: '0' },
    w: { base: 'calc(100% + 2 * {spacing.page})', lg: 'full' },
    aspectRatio: { base: 'wide', lg: 'photo' },
    borderRadius: { base: '0', lg: 'photo' },
  }),
  band: css({
    ...inner,
    pt: { base: '8', lg: '12' },
    pb: { base: '8', lg: '10' },
    display: 'grid',
    gap: { base: '6', lg: '8' },
  }),
  bandWords: css({
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 58fr) minmax(0, 42fr)' },
  }),
  bandPhoto: css({ borderRadius: 'photo', overflow: 'hidden' }),
  cover: css({
    display: 'grid',
    // On a narrow desktop the picture takes more of the width, or its vehicle would lose both ends.
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 38fr) minmax(0, 62fr)',
      xl: 'minmax(0, 40fr) minmax(0, 60fr)',
    },
    alignItems: 'stretch',
  }),
  coverWords: css({
    display: 'grid',
    alignContent: 'center',
    gap: { base: '6', xl: '8' },
    py: { base: '8', lg: '6', xl: '8' },
    pe: { base: 'page', lg: '6', xl: '8' },
    // The words begin where the content of the page does; the picture reaches its edge.
    ps: { base: 'page', lg: 'max({spacing.6}, calc((100vw - {sizes.content}) / 2 + {spacing.6}))' },
  }),
  // Few lines in so narrow a column, or the words push the search below the first screen.
  titleBeside: css({ fontSize: { lg: '[clamp(2.25rem, 4vw, 3.75rem)]' } }),
  coverPhoto: css({
    order: { base: '-1', lg: '0' },
    h: 'full',
    minH: { lg: '[min(40rem, 64vh)]' },
    aspectRatio: { base: 'wide', lg: 'auto' },
  }),
}

export interface HeroProps {
  site: Site
  /** Counts of the stock; null when they cannot be had. */
  stock: StockOverview | null
}

/** Top of the home page: what the dealer says, a picture, and the way into the stock. */
export function Hero(props: HeroProps) {
  const Layout = layouts[props.site.content.hero.layout]
  return (
    <div className={styles.ground} data-hero="">
      <Layout {...props} />
    </div>
  )
}

const layouts = { split: SplitHero, band: BandHero, cover: CoverHero }

function Words({ site, titleClass }: Pick<HeroProps, 'site'> & { titleClass?: string }) {
  const { text } = site.content.hero
  return (
    <div>
      <h1 className={cx(styles.title, titleClass)}>{formatHeroHeading(site)}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}

function Search(props: HeroSearchProps) {
  return (
    <div className={styles.column}>
      <HeroSearch {...props} />
    </div>
  )
}

/** Words and search beside the picture. */
function SplitHero({ site, stock }: HeroProps) {
  const { picture } = site.content.hero
  return (
    <div className={styles.split}>
      <div className={cx(styles.words, !picture && styles.wordsAlone)}>
        <Words site={site} titleClass={picture ? styles.titleBeside : ''} />
        {picture && <Search site={site} stock={stock} />}
      </div>
      {picture ? (
        <SitePicture
          {...picture}
          priority
          sizes={`(min-width: 1024px) 52vw, ${PHONE_WIDTH}`}
          className={styles.splitPhoto}
        />
      ) : (
        <Search site={site} stock={stock} />
      )}
    </div>
  )
}

/** Words in a band, the search below them as one row. */
function BandHero({ site, stock }: HeroProps) {
  const { picture } = site.content.hero
  return (
    <div className={styles.band}>
      <div className={cx(picture && styles.bandWords)}>
        <Words site={site} />
        {picture && (
          <SitePicture
            {...picture}
            ratio="16:9"
            priority
            sizes={`(min-width: 1024px) 42vw, ${PHONE_WIDTH}`}
            className={styles.bandPhoto}
          />
        )}
      </div>
      <Search site={site} stock={stock} isRow />
    </div>
  )
}

/** Words and search on the ground of the hero, the picture to the edge of the page. */
function CoverHero({ site, stock }: HeroProps) {
  const { picture } = site.content.hero
  return (
    <div className={styles.cover}>
      <div className={styles.coverWords}>
        <Words site={site} titleClass={styles.titleBeside} />
        <Search site={site} stock={stock} />
      </div>
      {picture && (
        <SitePicture
          {...picture}
          priority
          sizes={`(min-width: 1024px) 60vw, ${PHONE_WIDTH}`}
          className={styles.coverPhoto}
        />
      )}
    </div>
  )
}
