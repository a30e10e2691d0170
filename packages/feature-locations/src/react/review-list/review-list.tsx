import { css } from '@forecourt/styled-system/css'
import type { LocationReview } from '@forecourt/tenant-config/model'
import { Link } from '@forecourt/ui/link'
import { RatingStars } from '@forecourt/ui/rating-stars'
import type { CSSProperties, ReactNode } from 'react'
import {
  formatDate,
  formatLocationPath,
  formatReviewBasis,
  type PickedReview,
  type ShownReviews,
  SUMMARY_REVIEWS,
} from '../../model/index.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' }),
  summary: css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }),
  list: css({
    display: 'grid',
    gap: 'gutter',
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    '& + &': { mt: 'gutter' },
  }),
  review: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2',
    p: '5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflowWrap: 'anywhere',
  }),
  // One element, for a page has many: filled from the left, as far as the rating goes.
  stars: css({
    justifySelf: 'start',
    lineHeight: 'none',
    letterSpacing: '[2px]',
    color: 'transparent',
    backgroundClip: 'text',
    '--filled': '0%',
    '--star': 'oklch(from {colors.warning} 0.63 0.15 72)',
    _dark: { '--star': 'oklch(from {colors.warning} 0.78 0.15 78)' },
    backgroundImage:
      'linear-gradient(90deg, var(--star) var(--filled), {colors.border.strong} var(--filled))',
    _forcedColors: { color: 'CanvasText', backgroundImage: 'none' },
  }),
  name: css({ textStyle: 'label', m: '0' }),
  date: css({ textStyle: 'caption', color: 'fg.muted', m: '0' }),
  text: css({ m: '0' }),
  reply: css({
    m: '0',
    mt: '2',
    ps: '4',
    borderInlineStartWidth: '2px',
    borderColor: 'border.strong',
    textStyle: 'bodySm',
    color: 'fg.muted',
    '& p': { m: '0' },
  }),
  more: css({
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'touch',
      color: 'action.fg',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '&[open] summary': { mb: '4' },
  }),
}

export interface ReviewSummaryProps {
  /** Reviews with their rating and number. */
  reviews: ShownReviews
}

/** Average, and "Based on 128 reviews", which leads to them. Source: LOC-023, D-108 */
export function ReviewSummary({ reviews: { rating, count } }: ReviewSummaryProps) {
  return (
    <span className={styles.summary}>
      <RatingStars rating={rating} showValue />
      <a href="#reviews">{formatReviewBasis(count)}</a>
    </span>
  )
}

function Reply({ reply_text, reply_date }: LocationReview) {
  if (reply_text === null) return null
  return (
    <blockquote className={styles.reply}>
      <p>
        <strong>Reply from the dealer</strong>
        {reply_date !== null && <>, {formatDate(reply_date)}</>}
      </p>
      <p>{reply_text}</p>
    </blockquote>
  )
}

interface ReviewProps {
  review: LocationReview
  /** Location it is about, below its date. Default none, on the page of that location. */
  about?: ReactNode
}

function Review({ review, about }: ReviewProps) {
  const { customer_name, text, rating, review_date, review_date_in_words } = review
  const voice = { role: 'img', 'aria-label': `${rating} out of 5` } as const
  return (
    <li className={styles.review}>
      <span
        {...voice}
        className={styles.stars}
        style={{ '--filled': `${rating * 20}%` } as CSSProperties}
      >
        ★★★★★
      </span>
      <p className={styles.name}>{customer_name}</p>
      <p className={styles.date}>{review_date_in_words ?? formatDate(review_date)}</p>
      {about}
      {text !== '' && <p className={styles.text}>{text}</p>}
      <Reply {...review} />
    </li>
  )
}

export interface PickedReviewListProps {
  /** Reviews that were picked, in the order they are shown. */
  reviews: readonly PickedReview[]
}

/** Reviews of several locations, each with the way to the others of its location. Source: `D-74` */
export function PickedReviewList({ reviews }: PickedReviewListProps) {
  return (
    <ul className={styles.list}>
      {reviews.map(({ review, location: { name, slug } }) => (
        <Review
          key={review.id}
          review={review}
          about={<Link href={`${formatLocationPath(slug)}#reviews`}>{name}</Link>}
        />
      ))}
    </ul>
  )
}

export interface ReviewListProps {
  /** Reviews with their rating and number. */
  reviews: ShownReviews
}

/** The first three reviews, and the others on demand. Source: LOC-038, LOC-040, D-73 */
export function ReviewList({ reviews: { reviews } }: ReviewListProps) {
  const [first, others] = [reviews.slice(0, SUMMARY_REVIEWS), reviews.slice(SUMMARY_REVIEWS)]
  if (first.length === 0) return null
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {first.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>Show all {reviews.length} reviews</summary>
          <ul className={styles.list}>
            {others.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
