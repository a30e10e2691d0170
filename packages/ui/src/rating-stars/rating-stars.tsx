import { cx } from '@forecourt/styled-system/css'
import { ratingStars } from '@forecourt/styled-system/recipes'
import { formatRating, listStarFills, starCount } from './star-fills.ts'

export interface RatingStarsProps {
  /** Average rating, 0 to 5. */
  rating: number
  /** How many people gave it; written with thousands separators. Default none. */
  count?: number
  /** Where the reviews are; makes the count a link. Default none. */
  countHref?: string
  /** Writes the number beside the stars. Default false. */
  showValue?: boolean
  /** Height of the stars: 16, 20 or 28 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** Further class names. Default none. */
  className?: string
}

const starPath = 'M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z'

function StarDrawing() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" strokeLinejoin="round">
      <path d={starPath} />
    </svg>
  )
}

const wholeNumber = new Intl.NumberFormat('en-AU')

function reviewCount(count: number): string {
  return `${wholeNumber.format(count)} ${count === 1 ? 'review' : 'reviews'}`
}

/** An average rating: up to four full stars and a partial one, with the number in words. Source: UI-019, D-73 */
export function RatingStars({
  rating,
  count,
  countHref,
  showValue = false,
  size = 'md',
  className,
}: RatingStarsProps) {
  const classes = ratingStars({ size })
  const inWords = `${formatRating(rating)} out of ${starCount}`
  const voice = { role: 'img', 'aria-label': inWords } as const
  return (
    <span className={cx(classes.root, className)}>
      <span {...voice} className={classes.stars}>
        {listStarFills(rating).map((fill, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the stars never change places
          <span key={index} data-fill={fill} className={classes.star}>
            <StarDrawing />
            {fill > 0 && (
              <span className={classes.fill} style={{ inlineSize: `${fill * 100}%` }}>
                <StarDrawing />
              </span>
            )}
          </span>
        ))}
      </span>
      {showValue && (
        <span aria-hidden="true" className={classes.value}>
          {formatRating(rating)}
        </span>
      )}
      {count !== undefined && (
        <span className={classes.count}>
          {countHref === undefined ? (
            reviewCount(count)
          ) : (
            <a href={countHref}>{reviewCount(count)}</a>
          )}
        </span>
      )}
    </span>
  )
}
