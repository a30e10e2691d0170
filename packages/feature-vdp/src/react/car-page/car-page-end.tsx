import { pickTradeInNoun } from '@forecourt/feature-leads/model'
import { css } from '@forecourt/styled-system/css'
import { BLOG_PATH } from '@forecourt/tenant-config/model'
import { BlogTeasers } from '../blog-teasers/blog-teasers.tsx'
import { FeaturesBanner } from '../features-banner/features-banner.tsx'
import { WhyChooseUs } from '../why-choose-us/why-choose-us.tsx'
import type { CarPageProps } from './car-page-props.ts'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '10', lg: '16' },
    px: { base: 'page', lg: '6' },
    pt: { base: '10', lg: '16' },
  }),
  // On paper it would be the half of the page.
  ways: css({ display: 'contents', _print: { display: 'none' } }),
}

export interface CarPageWaysProps extends Pick<CarPageProps, 'imageSet'> {
  /** Settings of the dealer: which ways there are, and their words. */
  site: Pick<CarPageProps['site'], 'blog' | 'content' | 'features' | 'kind' | 'vehiclePage'>
}

/** The dealer's reasons, ways on, and news: the same for every vehicle. */
export function CarPageWays({ site, imageSet }: CarPageWaysProps) {
  const { posts, heading, teaserCount } = site.blog
  return (
    <>
      <WhyChooseUs content={site.content.whyChooseUs} />
      <FeaturesBanner links={site.vehiclePage.banner} noun={pickTradeInNoun(site)} />
      {site.features.blog && (
        <BlogTeasers
          heading={heading}
          posts={posts}
          count={teaserCount}
          allHref={BLOG_PATH}
          imageSet={imageSet}
        />
      )}
    </>
  )
}

/** Below the vehicle: similar ones, and the ways on from here. */
export function CarPageEnd({ site, imageSet, similar, ways }: CarPageProps) {
  return (
    <div className={styles.root}>
      {similar && <div>{similar}</div>}
      <div className={styles.ways}>{ways ?? <CarPageWays site={site} imageSet={imageSet} />}</div>
    </div>
  )
}
