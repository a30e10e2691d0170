import { BlogTeasers } from '@forecourt/feature-vdp'
import { BLOG_PATH, type Site } from '@forecourt/tenant-config/model'
import { carImageSet } from '../car-images.ts'
import { isRouteOpen } from '../site-routes.ts'
import { section } from './home-section.tsx'

/** The newest posts of the blog (D-74). */
export function Blog({ site }: { site: Site }) {
  if (!isRouteOpen(site, 'blog')) return null
  const { heading, posts, teaserCount } = site.blog
  return (
    <div className={section}>
      <BlogTeasers
        heading={heading}
        posts={posts}
        count={teaserCount}
        allHref={BLOG_PATH}
        imageSet={carImageSet(site)}
      />
    </div>
  )
}
