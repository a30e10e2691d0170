'use client'

import { cx } from '@forecourt/styled-system/css'
import { carousel, hiddenText } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/index.ts'
import { formatCounter } from './track-view.ts'
import { type CarouselState, useCarousel } from './use-carousel.ts'

export interface CarouselItem {
  /** Key of the slide. */
  id: string
  /** Content of the slide. */
  content: ReactNode
}

export interface CarouselProps {
  /** Id on the page; its slides are `{id}-1`, `{id}-2` and so on. */
  id: string
  /** Subject of the slides; names the carousel. */
  label: string
  /** The slides, in order. */
  items: readonly CarouselItem[]
  /** `full` shows one, `card` one to four, `tile` two to six, by the space there is. Default `full`. */
  slideWidth?: 'full' | 'card' | 'tile'
  /** Previous and next under the row or over its edges. Default `below`. */
  controls?: 'below' | 'over'
  /** Where one is: a dot for each slide or a counter. Default dots for up to eight slides. */
  indicator?: 'dots' | 'counter'
  /** Next at the last slide leads to the first, and the other way round. Default false. */
  wraps?: boolean
  /** Moves on by itself every so many seconds, 3 or more. Default never. */
  autoplaySeconds?: number
  /** Called when another slide comes first, from 0. Default none. */
  onIndexChange?: (details: { index: number }) => void
  /** Further class names. Default none. */
  className?: string
}

type ArrowProps = {
  step: 'previous' | 'next'
  state: CarouselState
  className?: string
}

function Arrow({ step, state, className }: ArrowProps) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={step === 'previous' ? 'Previous slide' : 'Next slide'}
      aria-disabled={state.isAtEnd(step) ? true : undefined}
      className={className}
      onClick={() => state.step(step)}
    >
      {step === 'previous' ? <ChevronLeftIcon size={22} /> : <ChevronRightIcon size={22} />}
    </button>
  )
}

function Dots({ id, items, state, classes }: PartProps) {
  const { first, last } = state.view
  return (
    <ol className={classes.dots}>
      {items.map((item, index) => (
        <li key={item.id}>
          <a
            href={`#${id}-${index + 1}`}
            aria-label={`Slide ${index + 1}`}
            aria-current={index === first ? 'true' : undefined}
            data-shown={index >= first && index <= last ? '' : undefined}
            className={classes.dot}
            onClick={(event) => {
              event.preventDefault()
              state.show(index)
            }}
          />
        </li>
      ))}
    </ol>
  )
}

type PartProps = Pick<CarouselProps, 'id' | 'items'> & {
  state: CarouselState
  classes: ReturnType<typeof carousel>
}

function PlayButton({ state, classes }: Pick<PartProps, 'state' | 'classes'>) {
  if (!state.canPlay) return null
  return (
    <button
      type="button"
      aria-label={state.isPlaying ? 'Pause the slide show' : 'Play the slide show'}
      className={classes.arrow}
      onClick={state.togglePlay}
    >
      {state.isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
    </button>
  )
}

/**
 * Slides side by side in a row that scrolls and snaps by itself. Script adds previous and next,
 * which move for 300 ms; without it the row still scrolls and the dots lead to their slides.
 */
export function Carousel({
  id,
  label,
  items,
  slideWidth = 'full',
  controls = 'below',
  indicator = items.length > 8 ? 'counter' : 'dots',
  wraps = false,
  autoplaySeconds,
  onIndexChange,
  className,
}: CarouselProps) {
  const classes = carousel({ slideWidth, controls })
  const count = items.length
  const { track, onKeyDown, state } = useCarousel({ count, wraps, autoplaySeconds, onIndexChange })
  const part = { id, items, state, classes }
  const arrows = (
    <>
      <Arrow step="previous" state={state} className={classes.arrow} />
      <Arrow step="next" state={state} className={classes.arrow} />
    </>
  )
  return (
    <section
      {...state.hold}
      id={id}
      aria-roledescription="carousel"
      aria-label={label}
      className={cx(classes.root, className)}
    >
      <div className={classes.stage}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a row that scrolls must take the keys; a fieldset is no row */}
        <div
          ref={track}
          role="group"
          aria-label="Slides"
          tabIndex={0}
          className={classes.track}
          onKeyDown={onKeyDown}
        >
          {items.map((item, index) => (
            <div
              key={item.id}
              id={`${id}-${index + 1}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              className={classes.slide}
            >
              {item.content}
            </div>
          ))}
        </div>
        {/* oxlint-enable */}
        {controls === 'over' && count > 1 && arrows}
      </div>
      {count > 1 && (
        <div className={classes.controls}>
          <PlayButton state={state} classes={classes} />
          {indicator === 'dots' ? (
            <Dots {...part} />
          ) : (
            <p className={classes.counter}>{formatCounter(state.view, count)}</p>
          )}
          {controls === 'below' && <div className={classes.arrows}>{arrows}</div>}
        </div>
      )}
      <output className={hiddenText()}>{state.announcement}</output>
    </section>
  )
}
