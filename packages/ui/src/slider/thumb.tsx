import type { CSSProperties, KeyboardEvent } from 'react'
import { fractionOf, isOnSteps, type SliderScale, valueForKey } from './slider-scale.ts'

export interface ThumbProps {
  label: string
  value: number
  scale: SliderScale
  /** The value as it is read out. */
  words: string
  className: string
  inputClassName: string
  disabled: boolean | undefined
  onSet: (value: number) => void
}

/** Place on the track as a custom property the recipe reads. */
export function placeStyle(name: '--at' | '--from' | '--to', fraction: number): CSSProperties {
  return { [name]: fraction } as CSSProperties
}

/** A native range of one value inside its drawn handle: keys, names and reading aloud come with it. */
export function Thumb({
  label,
  value,
  scale,
  words,
  className,
  inputClassName,
  disabled,
  onSet,
}: ThumbProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { key, shiftKey } = event
    const next = valueForKey({ key, shiftKey, isRightToLeft }, value, scale)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSet(next)
  }
  return (
    <span className={className} style={placeStyle('--at', fractionOf(value, scale))}>
      <input
        type="range"
        className={inputClassName}
        aria-label={label}
        aria-valuetext={words}
        min={scale.min}
        max={scale.max}
        // A browser moves values between two steps onto a step; with `any` it leaves them alone.
        step={isOnSteps([value], scale) ? scale.step : 'any'}
        value={value}
        disabled={disabled}
        onKeyDown={onKeyDown}
        // Assistive technology sets the value without a key.
        onChange={(event) => onSet(event.currentTarget.valueAsNumber)}
      />
    </span>
  )
}
