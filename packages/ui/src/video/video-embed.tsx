'use client'

import { cx } from '@forecourt/styled-system/css'
import { video } from '@forecourt/styled-system/recipes'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../plain-click/plain-click.ts'
import { VideoCover } from './video-cover.tsx'

export interface VideoEmbedProps {
  /** Content of the video. */
  title: string
  /** Picture of our own, so that the provider learns nothing before a press. */
  poster: string
  /** Page where it can be watched; a press leads there without script. */
  watchHref: string
  /** Frame that plays it, from `findEmbeddedVideo(address)`. */
  embedSrc: string
  /** Who plays it; named before the press. */
  provider: string
  /** Says what a press does. Default "Plays from {provider}, which may set cookies." */
  note?: ReactNode
  /** Width to height of the box. Default `16:9`. */
  ratio?: '16:9' | '4:3' | '9:16' | '1:1'
  /** Called when it is pressed. Default none. */
  onPlay?: () => void
  /** Further class names. Default none. */
  className?: string
}

function Frame({ src, title, className }: { src: string; title: string; className?: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed link has gone; the focus goes to what took its place.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, so both together give it nothing of ours
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  )
}

/** A provider's video behind our own picture: nothing is asked of the provider before a press. */
export function VideoEmbed({
  title,
  poster,
  watchHref,
  embedSrc,
  provider,
  note = `Plays from ${provider}, which may set cookies.`,
  ratio = '16:9',
  onPlay,
  className,
}: VideoEmbedProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  const classes = video({ ratio })
  if (isPlaying) {
    return (
      <div className={cx(classes.box, className)}>
        <Frame src={embedSrc} title={title} className={classes.media} />
      </div>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsPlaying(true)
    onPlay?.()
  }
  return (
    <a href={watchHref} className={cx(classes.box, className)} onClick={onClick}>
      <img src={poster} alt="" loading="lazy" decoding="async" className={classes.poster} />
      <VideoCover title={title} note={note} />
    </a>
  )
}
