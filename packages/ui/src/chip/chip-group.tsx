'use client'

import { cx } from '@forecourt/styled-system/css'
import { chip } from '@forecourt/styled-system/recipes'
import { Children, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '../plain-click/plain-click.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

export interface ChipGroupProps {
  /** The chips; with none, nothing is rendered. */
  children: ReactNode
  /** Name of the list for assistive technology. Default "Chosen filters". */
  label?: string
  /** Page with no choice at all; makes "Clear all" a link. Default: a button when `onClear` is given. */
  clearHref?: string
  /** Called on a plain press of "Clear all"; a link then does not load its page. Default none. */
  onClear?: () => void
  /** Text of the last entry. Default "Clear all". */
  clearText?: string
  /** Chips from which on "Clear all" stands at the end. Default 1. */
  clearFrom?: number
  /** Further class names. Default none. */
  className?: string
}

type ClearProps = Pick<ChipGroupProps, 'clearHref' | 'onClear'> & { text: string }

function Clear({ clearHref, onClear, text }: ClearProps) {
  const { clear } = chip()
  const onClick =
    onClear &&
    ((event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onClear()
    })
  return clearHref === undefined ? (
    <button type="button" className={clear} onClick={onClick}>
      {text}
    </button>
  ) : (
    <a href={clearHref} className={clear} onClick={onClick}>
      {text}
    </a>
  )
}

/** The chosen filters in a row, with a way to drop them all. */
export function ChipGroup({
  children,
  label = 'Chosen filters',
  clearHref,
  onClear,
  clearText = 'Clear all',
  clearFrom = 1,
  className,
}: ChipGroupProps) {
  const focusKeeper = useFocusAfterRemoval()
  const chips = Children.toArray(children)
  if (chips.length === 0) return null
  const canClear = chips.length >= clearFrom && (clearHref !== undefined || onClear !== undefined)
  return (
    <ul {...focusKeeper} aria-label={label} className={cx(chip().group, className)}>
      {chips.map((each, index) => (
        <li key={typeof each === 'object' && 'key' in each ? each.key : index}>{each}</li>
      ))}
      {canClear && (
        <li>
          <Clear clearHref={clearHref} onClear={onClear} text={clearText} />
        </li>
      )}
    </ul>
  )
}
