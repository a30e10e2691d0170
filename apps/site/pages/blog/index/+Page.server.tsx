import { BlogTeasers } from '@forecourt/feature-vdp'
import { css } from '@forecourt/styled-system/css'
import { carImageSet } from '../../../layout/car-images.ts'
import { usePage } from '../../../layout/page-request.ts'

const styles = {
  page: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    py: { base: '8', lg: '12' },
  }),
}

export function Page() {
  const { site } = usePage()
  const { heading, posts } = site.blog
  return (
    <div className={styles.page}>
      <BlogTeasers
        heading={heading}
        headingLevel="h1"
        posts={posts}
        count={posts.length}
        imageSet={carImageSet(site)}
      />
    </div>
  )
}
