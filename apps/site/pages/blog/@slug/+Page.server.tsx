import { BlogTeasers } from '@forecourt/feature-vdp'
import { formatRegistrationDay } from '@forecourt/feature-vdp/model'
import { css } from '@forecourt/styled-system/css'
import { BLOG_PATH } from '@forecourt/tenant-config/model'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import { Picture } from '@forecourt/ui/picture'
import { carImageSet } from '../../../layout/car-images.ts'
import { usePage } from '../../../layout/page-request.ts'
import type { Data } from './+data.ts'

const styles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '10', lg: '16' },
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    py: { base: '4', lg: '6' },
  }),
  post: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    width: 'full',
    maxW: 'article',
    mx: 'auto',
    overflowWrap: 'anywhere',
  }),
  title: css({ textStyle: 'h1', m: '0' }),
  date: css({ textStyle: 'bodySm', color: 'fg.muted' }),
  summary: css({ textStyle: 'body', fontWeight: 'semibold', m: '0' }),
  picture: css({ borderRadius: 'card', overflow: 'hidden' }),
  text: css({ textStyle: 'body', m: '0' }),
}

export function Page() {
  const { data, site } = usePage<Data>()
  const { post } = data
  const imageSet = carImageSet(site)
  const picture = post.picture && imageSet(post.picture.url)
  const published = post.published && formatRegistrationDay(post.published)
  return (
    <div className={styles.page}>
      <article className={styles.post}>
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: site.blog.heading, href: BLOG_PATH },
            { label: post.title },
          ]}
        />
        <h1 className={styles.title}>{post.title}</h1>
        {published && (
          <time dateTime={post.published ?? undefined} className={styles.date}>
            {published}
          </time>
        )}
        <p className={styles.summary}>{post.summary}</p>
        {picture && (
          <div className={styles.picture}>
            <Picture
              {...picture}
              alt={post.picture?.alt ?? ''}
              priority
              sizes="(min-width: 48em) 700px, 100vw"
            />
          </div>
        )}
        {post.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </article>
      <BlogTeasers
        heading="More to read"
        posts={site.blog.posts.filter(({ slug }) => slug !== post.slug)}
        count={site.blog.teaserCount}
        imageSet={imageSet}
      />
    </div>
  )
}
