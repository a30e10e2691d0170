'use client'

import { cx } from '@forecourt/styled-system/css'
import { picture } from '@forecourt/styled-system/recipes'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { renderAsChild } from '../as-child/render-as-child.ts'
import { IllustrationLabel } from './illustration-label.tsx'
import { formatPictureName } from './image-set.ts'
import { NotFoundImage } from './not-found-image.tsx'

export interface PictureProps {
  /** Address of the picture; null shows the fallback at once. */
  src: string | null
  /** Content of the picture; empty when the text beside it says so already. */
  alt: string
  /** The picture in several widths, as `createImageSet` writes them. Default none. */
  srcSet?: string
  /** How wide it is drawn, for the choice among `srcSet`. Default "100vw". */
  sizes?: string
  /** Width to height of the box. Default `3:2`. */
  ratio?: '3:2' | '4:3' | '16:9' | '32:9' | '1:1'
  /** Width of the file in pixels, for its `width` and `height`. Default 960. */
  width?: number
  /** The largest picture in sight at the start: loaded at once and first. Default false, loaded when near. */
  priority?: boolean
  /** When it is fetched: at once, or when it is near. Default `eager` with `priority`, else `lazy`. */
  loading?: 'eager' | 'lazy'
  /** Place among several that are fetched: `low` leaves the line to the others. Default `high` with `priority`, else as the browser has it. */
  fetchPriority?: 'high' | 'low'
  /** When it is decoded: `sync` lets the picture of a changed address take the place of the former one without a blink. Default `async`. */
  decoding?: 'async' | 'sync'
  /** Shown when there is no picture or it cannot be loaded. Default a not-found image. */
  fallback?: ReactNode
  /** The picture is not of that very thing: "Illustration" stands over its corner and before `alt`. Default false. */
  illustration?: boolean
  /**
   * Address the picture leads to, beside a link in words: silent, and no stop of the keyboard. Default none.
   */
  silentHref?: string
  /** Its box becomes the one element it holds, such as a link, before whose content the picture stands. Default false. */
  asChild?: boolean
  /** With `asChild`, the element. */
  children?: ReactNode
  /** Further class names. Default none. */
  className?: string
}

const heightPerWidth = { '3:2': 2 / 3, '4:3': 3 / 4, '16:9': 9 / 16, '32:9': 9 / 32, '1:1': 1 }

/** Notices a picture that failed, also when it did so before React arrived. */
function useFailedSource(src: string | null) {
  const image = useRef<HTMLImageElement>(null)
  const [failedSource, setFailedSource] = useState<string | null>(null)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSource(src)
  }, [src])
  return {
    image,
    hasFailed: src !== null && failedSource === src,
    onError: () => setFailedSource(src),
  }
}

/** A picture that keeps its place while it loads and has a worthy fallback when it does not. */
export function Picture({
  src,
  alt,
  srcSet,
  sizes = '100vw',
  ratio = '3:2',
  width = 960,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  fetchPriority = priority ? 'high' : undefined,
  decoding = 'async',
  fallback,
  illustration = false,
  silentHref,
  asChild = false,
  children,
  className,
}: PictureProps) {
  const { image, hasFailed, onError } = useFailedSource(src)
  const classes = picture({ ratio })
  const box = { className: cx(classes.root, className) }
  const content = (
    <>
      {src === null || hasFailed ? (
        (fallback ?? <NotFoundImage alt={alt} />)
      ) : (
        <img
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={formatPictureName({ alt, illustration })}
          width={width}
          height={Math.round(width * heightPerWidth[ratio])}
          loading={loading}
          fetchPriority={fetchPriority}
          decoding={decoding}
          className={classes.image}
          onError={onError}
        />
      )}
      {illustration && src !== null && !hasFailed && (
        <IllustrationLabel isSilent={silentHref !== undefined} />
      )}
    </>
  )
  if (asChild)
    return renderAsChild(children, box, (more) => (
      <>
        {content}
        {more}
      </>
    ))
  if (silentHref === undefined) return <span {...box}>{content}</span>
  return (
    <a {...box} href={silentHref} tabIndex={-1} aria-hidden="true">
      {content}
    </a>
  )
}
