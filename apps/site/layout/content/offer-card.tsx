import { formatDealerText } from '@forecourt/stock/model'
import { css, cx } from '@forecourt/styled-system/css'
import type { Offer, Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { Card } from '@forecourt/ui/card'
import { threeRows } from '../home/home-section.tsx'
import { SitePicture } from '../site-picture.tsx'

const styles = {
  card: css({ overflow: 'hidden', scrollMarginTop: '24' }),
  picture: css({ aspectRatio: 'photo', overflow: 'hidden' }),
  // The words begin at one height, picture or none, and so do the buttons below them.
  words: css({
    gridRow: '2',
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    p: { base: '4', lg: '5' },
    pb: '0',
    overflowWrap: 'anywhere',
  }),
  foot: css({
    gridRow: '3',
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    p: { base: '4', lg: '5' },
    overflowWrap: 'anywhere',
  }),
  title: css({ textStyle: 'h4', m: '0' }),
  text: css({ textStyle: 'body', m: '0' }),
  ends: css({ textStyle: 'label', color: 'fg.muted', m: '0' }),
  terms: css({ textStyle: 'caption', color: 'fg.muted', m: '0' }),
  action: css({ justifySelf: 'start' }),
}

export interface OfferCardProps {
  offer: Offer & { ends: string | null }
  site: Pick<Site, 'warranty'>
  /** One of the first in sight: its picture loads first. Default false. */
  priority?: boolean
  /** Level of its heading. Default `h2`. */
  headingLevel?: 'h2' | 'h3'
}

/** An offer with all its terms, at its own anchor. Source: `SITE-040` */
export function OfferCard({ offer, site, priority, headingLevel: Heading = 'h2' }: OfferCardProps) {
  const { slug, title, text, terms, href, linkLabel, picture, ends } = offer
  const fill = (words: string) => formatDealerText(words, site.warranty)
  return (
    <Card
      as="article"
      padding="none"
      id={slug}
      aria-labelledby={`${slug}-title`}
      className={cx(threeRows, styles.card)}
    >
      {picture && (
        <div className={styles.picture}>
          <SitePicture
            url={picture.url}
            alt={picture.alt}
            priority={priority}
            sizes="(min-width: 80em) 400px, (min-width: 48em) 50vw, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <Heading id={`${slug}-title`} className={styles.title}>
          {fill(title)}
        </Heading>
        <p className={styles.text}>{fill(text)}</p>
        {ends && <p className={styles.ends}>{ends}</p>}
      </div>
      <div className={styles.foot}>
        {href && (
          <ButtonLink href={href} className={styles.action}>
            {linkLabel}
          </ButtonLink>
        )}
        {terms && <p className={styles.terms}>{fill(terms)}</p>}
      </div>
    </Card>
  )
}
