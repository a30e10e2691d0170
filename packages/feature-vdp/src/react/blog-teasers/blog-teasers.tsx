import { css } from '@forecourt/styled-system/css'
import { type BlogPost, formatBlogPostHref } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { Picture } from '@forecourt/ui/picture'
import { formatRegistrationDay } from '../../model/index.ts'
import type { GalleryImageSet } from '../gallery/image-set.ts'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    overflowWrap: 'anywhere',
  }),
  heading: css({ textStyle: 'h2', m: '0', '&[data-level=h1]': { textStyle: 'h1' } }),
  list: css({
    display: 'grid',
    gap: 'gutter',
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  }),
  item: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflowWrap: 'anywhere',
  }),
  picture: css({ mb: '3', borderRadius: 'card', overflow: 'hidden' }),
  date: css({ mb: '1.5', textStyle: 'caption', color: 'fg.muted' }),
  title: css({ textStyle: 'h4', m: '0' }),
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    // The whole teaser answers, and the name of the link stays its title.
    _after: { content: '""', position: 'absolute', inset: '0' },
  }),
  text: css({ textStyle: 'body', color: 'fg.muted', m: '0', mt: '1.5' }),
  all: css({ justifySelf: 'start' }),
}

export interface BlogTeasersProps {
  /** Heading above them. */
  heading: string
  /** Level of that heading. Default `h2`. */
  headingLevel?: 'h1' | 'h2'
  /** The posts, newest first; with none nothing is rendered. */
  posts: readonly BlogPost[]
  /** Most teasers shown. Default 3. */
  count?: number
  /** Address of the whole blog; shown when it has more posts. Default none, no link. */
  allHref?: string
  /** Widths a picture is available in. Default the picture's own address. */
  imageSet?: GalleryImageSet
}

/** The newest posts of the dealer's blog. Source: VDP-067 */
export function BlogTeasers({
  heading,
  headingLevel = 'h2',
  posts,
  count = 3,
  allHref,
  imageSet,
}: BlogTeasersProps) {
  if (posts.length === 0) return null
  const Heading = headingLevel
  const PostHeading = headingLevel === 'h1' ? 'h2' : 'h3'
  return (
    <section className={styles.root} aria-labelledby="blog-teasers">
      <Heading id="blog-teasers" className={styles.heading} data-level={headingLevel}>
        {heading}
      </Heading>
      <ul className={styles.list}>
        {posts.slice(0, count).map((post) => (
          <li key={post.slug} className={styles.item}>
            <TeaserPicture post={post} imageSet={imageSet} />
            <PublishedOn date={post.published} />
            <PostHeading className={styles.title}>
              <a href={formatBlogPostHref(post)} className={styles.link}>
                {post.title}
              </a>
            </PostHeading>
            <p className={styles.text}>{post.summary}</p>
          </li>
        ))}
      </ul>
      {allHref && posts.length > count && (
        <ButtonLink href={allHref} variant="outline" className={styles.all}>
          All posts
        </ButtonLink>
      )}
    </section>
  )
}

function PublishedOn({ date }: { date: string | null }) {
  const text = date && formatRegistrationDay(date)
  if (!date || !text) return null
  return (
    <time dateTime={date} className={styles.date}>
      {text}
    </time>
  )
}

function TeaserPicture({
  post: { picture },
  imageSet = (src) => ({ src }),
}: { post: BlogPost } & Pick<BlogTeasersProps, 'imageSet'>) {
  const set = picture && imageSet(picture.url)
  if (!picture || !set) return null
  return (
    <Picture
      {...set}
      alt={picture.alt}
      sizes="(min-width: 64em) 400px, (min-width: 48em) 50vw, 100vw"
      className={styles.picture}
    />
  )
}
