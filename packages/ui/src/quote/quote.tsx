import { cx } from '@forecourt/styled-system/css'
import { quote } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { RatingStars } from '../rating-stars/index.ts'

export interface QuoteProps {
  /** The words, unchanged. */
  children: ReactNode
  /** Who said them. */
  name: string
  /** Anything about them worth knowing, such as "bought a 2023 RAV4". Default none. */
  about?: ReactNode
  /** When, in words, such as "two weeks ago". Default none. */
  dateText?: string
  /** The same date for machines, as `2026-11-07`. Default none. */
  date?: string
  /** Stars given, 0 to 5. Default none. */
  rating?: number
  /** Where it was said, when it can be read there. Default none. */
  cite?: string
  /** Answer of the dealer. Default none. */
  reply?: { name: string; text: ReactNode; dateText?: string }
  /** `card` in a grid of several, `large` for one that fills a section. Default `plain`. */
  variant?: 'plain' | 'card' | 'large'
  /** Further class names. Default none. */
  className?: string
}

/** A customer's words with their rating, name and date, and the dealer's reply. */
export function Quote({
  children,
  name,
  about,
  dateText,
  date,
  rating,
  cite,
  reply,
  variant = 'plain',
  className,
}: QuoteProps) {
  const classes = quote({ variant })
  return (
    <figure className={cx(classes.root, className)}>
      {rating !== undefined && (
        <div className={classes.rating}>
          <RatingStars rating={rating} size={variant === 'large' ? 'lg' : 'md'} />
        </div>
      )}
      <blockquote cite={cite} className={classes.text}>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </blockquote>
      <figcaption className={classes.source}>
        <cite className={classes.name}>{name}</cite>
        {about && <span className={classes.detail}>{about}</span>}
        {dateText && (
          <time dateTime={date} className={classes.detail}>
            {dateText}
          </time>
        )}
      </figcaption>
      {reply && (
        <div className={classes.reply}>
          <p className={classes.replyTitle}>
            Reply from {reply.name}
            {reply.dateText && `, ${reply.dateText}`}
          </p>
          {typeof reply.text === 'string' ? <p>{reply.text}</p> : reply.text}
        </div>
      )}
    </figure>
  )
}
