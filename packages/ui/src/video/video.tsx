'use client'

import { cx } from '@forecourt/styled-system/css'
import { video } from '@forecourt/styled-system/recipes'
import { type ReactNode, useRef, useState } from 'react'
import { useScripted } from '../scripted/use-scripted.ts'
import { VideoCover } from './video-cover.tsx'

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
  /** Content of the video; its name for assistive technology. */
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

/** Covers the player until it first plays, once script is there to take the cover away. */
function useCover(onFirstPlay: (() => void) | undefined) {
  const player = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setHasPlayed] = useState(false)
  const hasScript = useScripted()
  const wasSent = useRef(false)
  const onPlay = () => {
    if (!wasSent.current) onFirstPlay?.()
    wasSent.current = true
    setHasPlayed(true)
  }
  const play = () => {
    // A browser may refuse; its own controls then stand where the cover was.
    player.current?.play().catch(() => undefined)
    player.current?.focus()
    setHasPlayed(true)
  }
  return { player, isCovered: hasScript && !hasPlayed, onPlay, play }
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
  const { player, isCovered, onPlay, play } = useCover(onFirstPlay)
  const classes = video({ ratio })
  const firstCaptions = tracks.find(({ kind = 'captions' }) => kind === 'captions')
  const [fallback] = sources
  return (
    <figure className={cx(classes.root, className)}>
      <div className={classes.box}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are the caller's */}
        <video
          ref={player}
          controls={!isCovered}
          tabIndex={isCovered ? -1 : undefined}
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
        {isCovered && (
          <button type="button" className={classes.cover} onClick={play}>
            <VideoCover title={title} />
          </button>
        )}
      </div>
      {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  )
}
