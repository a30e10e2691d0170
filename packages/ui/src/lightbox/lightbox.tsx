'use client'

import { cx } from '@forecourt/styled-system/css'
import { hiddenText, lightbox } from '@forecourt/styled-system/recipes'
import type { Ref } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icon/index.ts'
import { formatPictureName, Picture } from '../picture/index.ts'
import type { LightboxPicture } from './lightbox-picture.ts'
import { type LightboxState, useLightbox } from './use-lightbox.ts'

export interface LightboxProps {
  /** Id an opener refers to: `<Button {...opensDialog(id)}>`; its pictures are `{id}-1`, `{id}-2` and so on. */
  id: string
  /** Content of the pictures; names the viewer. */
  label: string
  /** The pictures, in order, at least one. */
  pictures: readonly LightboxPicture[]
  /** Picture shown, from 0, when the page holds it. Default: the viewer holds it. */
  index?: number
  /** Picture shown at first, from 0. Default 0. */
  defaultIndex?: number
  /** Called with the picture that came into sight, by whatever way. Default none. */
  onIndexChange?: (details: { index: number }) => void
  /** Open or closed, when the page holds it. Default: openers and the browser hold it. */
  open?: boolean
  /** Called after it closed, by whatever way. Default none. */
  onClose?: () => void
  /** Width of the files in pixels, for their `width` and `height`. Default 1920. */
  width?: number
  /** Small pictures below, when there are two or more. Default true. */
  showThumbnails?: boolean
  /** Name of the closing button. Default "Close". */
  closeLabel?: string
  /** Further class names. Default none. */
  className?: string
}

type PartProps = Pick<LightboxProps, 'id' | 'pictures' | 'width'> & {
  state: LightboxState
  classes: ReturnType<typeof lightbox>
}

function Arrow({
  step,
  state,
  classes,
}: Pick<PartProps, 'state' | 'classes'> & { step: 'previous' | 'next' }) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={step === 'previous' ? 'Previous picture' : 'Next picture'}
      className={classes.arrow}
      onClick={() => state.step(step === 'previous' ? -1 : 1)}
    >
      {step === 'previous' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </button>
  )
}

function Stage({
  track,
  id,
  pictures,
  width,
  state,
  classes,
}: PartProps & { track: Ref<HTMLDivElement> }) {
  return (
    <div className={classes.stage}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a row that scrolls must take the keys; a fieldset is no row */}
      <div ref={track} role="group" aria-label="Pictures" tabIndex={0} className={classes.track}>
        {pictures.map((picture, index) => (
          <div key={picture.src} id={`${id}-${index + 1}`} className={classes.slide}>
            <Picture
              src={picture.src}
              srcSet={picture.srcSet}
              alt={picture.alt}
              width={width}
              illustration={picture.illustration}
              priority={state.isOpen && index === state.index}
              className={classes.image}
            />
          </div>
        ))}
      </div>
      {/* oxlint-enable */}
      {pictures.length > 1 && (
        <>
          <Arrow step="previous" state={state} classes={classes} />
          <Arrow step="next" state={state} classes={classes} />
        </>
      )}
    </div>
  )
}

function Thumbnails({
  list,
  id,
  pictures,
  state,
  classes,
}: PartProps & { list: Ref<HTMLUListElement> }) {
  return (
    <ul ref={list} className={classes.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#${id}-${index + 1}`}
            aria-label={formatPictureName({ ...picture, alt: `Picture ${index + 1}` })}
            aria-current={index === state.index ? 'true' : undefined}
            className={classes.thumbnail}
            onClick={(event) => {
              event.preventDefault()
              state.show(index)
            }}
          >
            <Picture
              src={picture.thumbSrc ?? picture.src}
              alt=""
              width={160}
              illustration={picture.illustration}
              className={classes.thumbnailImage}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Pictures on the whole screen: the browser's modal dialog around a row that scrolls and snaps, so
 * a finger swipes, arrow keys step round the ends and Escape leaves. The pictures beside the one in
 * sight are loaded ahead, the others wait.
 */
export function Lightbox({
  id,
  label,
  pictures,
  index,
  defaultIndex = 0,
  onIndexChange,
  open,
  onClose,
  width = 1920,
  showThumbnails = true,
  closeLabel = 'Close',
  className,
}: LightboxProps) {
  const classes = lightbox()
  const count = pictures.length
  const { track, thumbnails, dialog, state } = useLightbox({
    pictures,
    index,
    defaultIndex,
    onIndexChange,
    open,
  })
  const part = { id, pictures, width, state, classes }
  const current = pictures[state.index]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole viewer
    <dialog
      {...dialog}
      id={id}
      aria-label={label}
      data-surface="dark"
      className={cx(classes.root, className)}
      onClose={onClose}
      // A visitor may have opened it before React arrived.
      suppressHydrationWarning
    >
      <header role="none" className={classes.bar}>
        <p className={classes.counter}>
          <span aria-hidden="true">{`${state.index + 1}/${count}`}</span>
          <output className={hiddenText()}>{`Picture ${state.index + 1} of ${count}`}</output>
        </p>
        <p className={classes.caption}>{current?.caption}</p>
        <form method="dialog">
          <button type="submit" aria-label={closeLabel} className={classes.close}>
            <CloseIcon />
          </button>
        </form>
      </header>
      <Stage {...part} track={track} />
      {showThumbnails && count > 1 && <Thumbnails {...part} list={thumbnails} />}
    </dialog>
  )
}
