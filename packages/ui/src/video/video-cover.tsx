import { hiddenText, video } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { PlayIcon } from '../icon/index.ts'

export interface VideoCoverProps {
  /** Content of the video. */
  title: string
  /** A line below the title. Default none. */
  note?: ReactNode
}

/** Content that lies over a poster: a mark to press, the title and a note. */
export function VideoCover({ title, note }: VideoCoverProps) {
  const classes = video()
  return (
    <>
      <span className={classes.play} aria-hidden="true">
        <PlayIcon />
      </span>
      <span className={classes.scrim}>
        <span className={classes.title}>
          <span className={hiddenText()}>Play video: </span>
          {title}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </>
  )
}
