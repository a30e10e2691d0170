import { css } from '@forecourt/styled-system/css'
import type { DealerComments as Comments } from '../../model/index.ts'
import { Expandable } from '../expandable/expandable.tsx'

const styles = {
  text: css({
    textStyle: 'body',
    m: '0',
    whiteSpace: 'pre-line',
    maxW: '[70ch]',
    overflowWrap: 'anywhere',
  }),
  pending: css({ textStyle: 'body', m: '0', color: 'fg.muted' }),
}

export interface DealerCommentsProps {
  /** Comments as the model cut them. */
  comments: Comments
}

/** The dealer's words: 400 characters, then Show more (VDP-095 to VDP-097). */
export function DealerComments({ comments }: DealerCommentsProps) {
  if (comments.kind === 'pending') return <p className={styles.pending}>{comments.text}</p>
  if (comments.kind === 'whole') return <p className={styles.text}>{comments.text}</p>
  return (
    <Expandable moreLabel="Show more" lessLabel="Show less">
      <p className={styles.text}>
        {comments.start}
        <span data-until-open="">…</span>
        <span data-rest="">{comments.rest}</span>
      </p>
    </Expandable>
  )
}
