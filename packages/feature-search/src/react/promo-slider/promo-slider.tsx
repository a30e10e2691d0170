import { css } from '@forecourt/styled-system/css'
import { Carousel } from '@forecourt/ui/carousel'
import { createImageSet, imageWidths, Picture } from '@forecourt/ui/picture'

/** A slide of a promotion. */
export interface PromoSlide {
  id: string
  /** Heading; the text alternative of the picture where the slide has no overlay. */
  name: string
  /** Sentence below the name; null for none. */
  description: string | null
  /** Where it leads; null for nowhere. */
  url: string | null
  /** Text of its link. */
  linkLabel: string
  /** Leaves name and description off the picture. */
  hide_overlay: boolean
  /** Path at the site's image service, or an address elsewhere. */
  picture: string
}

export interface PromoSliderProps {
  /** Name of the slides, "Offers". */
  label: string
  /** The slides, in order; with none, nothing is rendered. */
  slides: readonly PromoSlide[]
}

const styles = {
  slide: css({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    bg: 'surface.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'photo',
    h: 'full',
    textDecoration: 'none',
  }),
  // A phone shows the end of the picture, higher than it would be as a whole.
  picture: css({
    aspectRatio: { base: '[2 / 1]', md: '[32 / 9]' },
    '& img': { objectPosition: 'right' },
  }),
  // On a phone the words stand below the picture, on a wide page on a ground of their own over its start.
  words: css({
    display: 'grid',
    gap: '2',
    alignContent: 'center',
    justifyItems: 'start',
    p: { base: '4', md: '6', lg: '10' },
    bg: 'surface.raised',
    md: { position: 'absolute', insetBlock: '0', insetInlineStart: '0', w: '[42%]' },
  }),
  name: css({ textStyle: { base: 'h3', lg: 'h2' }, m: '0', textWrap: 'balance' }),
  text: css({ textStyle: 'body', color: 'fg.muted', m: '0' }),
  link: css({
    textStyle: 'label',
    color: 'link',
    mt: '1',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  }),
}

/** Offers side by side in a row that scrolls and snaps; nothing moves by itself. Source: `SITE-077`, `D-38` */
export function PromoSlider({ label, slides }: PromoSliderProps) {
  if (slides.length === 0) return null
  const items = slides.map((slide) => ({ id: slide.id, content: <Slide slide={slide} /> }))
  return <Carousel id="promo-slider" label={label} items={items} wraps />
}

function Slide({ slide }: { slide: PromoSlide }) {
  const { url } = slide
  const content = (
    <>
      <SlidePicture slide={slide} />
      {!slide.hide_overlay && <Words slide={slide} />}
    </>
  )
  if (url === null) return <div className={styles.slide}>{content}</div>
  return (
    <a className={styles.slide} href={url}>
      {content}
    </a>
  )
}

/** The picture, 1920 wide and 540 high. */
function SlidePicture({ slide: { picture, name, hide_overlay } }: { slide: PromoSlide }) {
  const isOwn = picture.startsWith('/images/')
  const set = isOwn
    ? createImageSet({ cdn: '', path: picture, ratio: '32:9', widths: imageWidths })
    : { src: picture }
  return (
    <Picture
      {...set}
      alt={hide_overlay ? name : ''}
      ratio="32:9"
      className={styles.picture}
      width={1920}
      sizes="(min-width: 1328px) 1280px, 100vw"
    />
  )
}

function Words({ slide: { name, description, url, linkLabel } }: { slide: PromoSlide }) {
  return (
    <span className={styles.words}>
      <strong className={styles.name}>{name}</strong>
      {description !== null && <span className={styles.text}>{description}</span>}
      {url !== null && <span className={styles.link}>{linkLabel}</span>}
    </span>
  )
}
