'use client'

import { cx } from '@forecourt/styled-system/css'
import { video } from '@forecourt/styled-system/recipes'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { PlayIcon } from '../icon/index.ts'

export interface VideoTrack {
  /** Address of the WebVTT file. */
  src: string
  /** Language, as `en-AU`. */
  language: string
  /** Name in the menu, such as "English". */
  label: string
  /** `captions` say what is heard, `descriptions` what is seen. Default `captions`. */
  kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters'
}

export interface VideoProps {
  /** What the video shows; its name for assistive technology. */
  title: string
  /** Files, the best one first, each with its type. */
  sources: readonly { src: string; type: string }[]
  /** Picture shown until it plays; nothing else is loaded before. */
  poster: string
  /** Captions and the like; the first captions are on at the start. A video without sound needs none. Default none. */
  tracks?: readonly VideoTrack[]
  /** Width to height of the box. Default `16:9`. */
  ratio?: '16:9' | '4:3' | '9:16' | '1:1'
  /** Starts over at the end. Default false. */
  loop?: boolean
  /** Plays without sound. Default false. */
  muted?: boolean
  /** Text below, such as a link to the transcript. Default none. */
  caption?: ReactNode
  /** Called once, when it first plays. Default none. */
  onFirstPlay?: () => void
  /** Further class names. Default none. */
  className?: string
}

const neverChanges = () => () => undefined

/** Whether the decorative mark is due: once script is there, until it first plays. */
function usePlayMark(onFirstPlay: (() => void) | undefined) {
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [hasPlayed, setHasPlayed] = useState(false)
  const onPlay = () => {
    if (!hasPlayed) onFirstPlay?.()
    setHasPlayed(true)
  }
  return { isWaiting: hasScript && !hasPlayed, onPlay }
}

/** A video of the dealer's own: native controls, loaded when it is played. */
export function Video({
  title,
  sources,
  poster,
  tracks = [],
  ratio = '16:9',
  loop = false,
  muted = false,
  caption,
  onFirstPlay,
  className,
}: VideoProps) {
  const { isWaiting, onPlay } = usePlayMark(onFirstPlay)
  const classes = video({ ratio })
  const firstCaptions = tracks.find(({ kind = 'captions' }) => kind === 'captions')
  const [fallback] = sources
  return (
    <figure className={cx(classes.root, className)}>
      <div className={classes.box}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are the caller's */}
        <video
          controls
          playsInline
          preload="none"
          poster={poster}
          loop={loop}
          muted={muted}
          aria-label={title}
          className={classes.media}
          onPlay={onPlay}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {tracks.map((track) => (
            <track
              key={track.src}
              kind={track.kind ?? 'captions'}
              src={track.src}
              srcLang={track.language}
              label={track.label}
              default={track === firstCaptions}
            />
          ))}
          {fallback && <a href={fallback.src}>Download the video: {title}</a>}
        </video>
        {isWaiting && (
          <span className={classes.play} aria-hidden="true">
            <PlayIcon />
          </span>
        )}
      </div>
      {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  )
}
