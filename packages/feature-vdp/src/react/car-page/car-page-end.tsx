import { css } from '@forecourt/styled-system/css'
import { BLOG_PATH } from '@forecourt/tenant-config/model'
import { pickVehicleNoun } from '../../model/index.ts'
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
}

/** Below the vehicle: similar ones, the dealer's reasons, ways on, and news. */
export function CarPageEnd({ car, site, imageSet, similar }: CarPageProps) {
  const { posts, heading, teaserCount } = site.blog
  const isBlogOn = site.features.blog
  return (
    <div className={styles.root}>
      {similar && <div>{similar}</div>}
      <WhyChooseUs content={site.content.whyChooseUs} />
      <FeaturesBanner links={site.vehiclePage.banner} noun={pickVehicleNoun(car, site)} />
      {isBlogOn && (
        <BlogTeasers
          heading={heading}
          posts={posts}
          count={teaserCount}
          allHref={BLOG_PATH}
          imageSet={imageSet}
        />
      )}
    </div>
  )
}
