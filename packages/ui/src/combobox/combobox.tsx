'use client'

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- no native element filters a list; the input keeps focus and keys */

import { combobox, hiddenText } from '@forecourt/styled-system/recipes'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FieldButton } from '../field/index.ts'
import { usePopupPlace } from '../field/use-popup-place.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { type ComboboxOption, markedParts } from './match-options.ts'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxProps {
  /** Label above the field. */
  label: ReactNode
  /** The choices, in order. */
  options: readonly ComboboxOption[]
  /** Name the value is sent under. Default none, not sent. */
  name?: string
  /** Chosen value, when the page holds it; an empty text is none. Default: the field holds it. */
  value?: string
  /** Value at first. Default none. */
  defaultValue?: string
  /** Called with the value of the option, with an empty text while there is none. Default none. */
  onValueChange?: (details: { value: string }) => void
  /** Takes any text; the options are suggestions, and their values should be their labels. Default false. */
  allowsOther?: boolean
  /** Text in the empty field. Default none. */
  placeholder?: string
  /** What a visitor's browser may fill in. Default `off`. */
  autoComplete?: string
  /** Words of the list when nothing matches. Default "No matches". */
  emptyText?: string
  /** Shown when a text is no option. Default "Choose one from the list." */
  noMatchError?: string
  /** Name of the button that opens the list. Default "Show options". */
  openLabel?: string
  /** One must be chosen. Default false. */
  required?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** Cannot be changed. Default false. */
  disabled?: boolean
  /** Can be read and sent, not changed. Default false. */
  readOnly?: boolean
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** What is wrong and how to put it right. Default none. */
  error?: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Id of the input; give one when an error summary links to it. Default: generated. */
  id?: string
  /** Further class names. Default none. */
  className?: string
}

/**
 * A choice from a long list that is filtered by typing. Before script a native select, or an input with
 * suggestions where any text is taken.
 */
export function Combobox({
  name,
  value,
  defaultValue = '',
  onValueChange,
  allowsOther = false,
  readOnly = false,
  ...rest
}: ComboboxProps) {
  const ownId = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = value ?? ownValue
  const isScripted = useScripted()
  const choose = (next: string) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const shared = { ...rest, id: rest.id ?? ownId, name, readOnly, value: chosen, onChange: choose }
  if (isScripted) return <FilteredList {...shared} allowsOther={allowsOther} />
  return allowsOther ? <SuggestedInput {...shared} /> : <NativeSelect {...shared} />
}

interface SharedProps
  extends Omit<ComboboxProps, 'value' | 'defaultValue' | 'onValueChange' | 'id' | 'allowsOther'> {
  id: string
  value: string
  onChange: (value: string) => void
}

/* What was chosen before script came is kept. */
function useKeptChoice(value: string, onChange: (value: string) => void) {
  return (control: HTMLInputElement | HTMLSelectElement | null) => () => {
    if (control && control.value !== value) onChange(control.value)
  }
}

function NativeSelect({ options, placeholder, value, onChange, readOnly, ...rest }: SharedProps) {
  const { emptyText: _, noMatchError: __, openLabel: ___, autoComplete, ...field } = rest
  const keep = useKeptChoice(value, onChange)
  return (
    <Select
      {...field}
      ref={keep}
      autoComplete={autoComplete}
      disabled={field.disabled || readOnly}
      defaultValue={value}
    >
      <option value="">{placeholder ?? 'Please choose'}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.description ? `${option.label}, ${option.description}` : option.label}
        </option>
      ))}
    </Select>
  )
}

function SuggestedInput({ options, value, onChange, ...rest }: SharedProps) {
  const { emptyText: _, noMatchError: __, openLabel: ___, ...field } = rest
  const keep = useKeptChoice(value, onChange)
  return (
    <>
      <TextField {...field} ref={keep} defaultValue={value} list={`${field.id}-options`} />
      <datalist id={`${field.id}-options`}>
        {options.map((option) => (
          <option key={option.value}>{option.label}</option>
        ))}
      </datalist>
    </>
  )
}

function countWords(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count === 1 ? '1 option' : `${count} options`
}

function FilteredList({
  options,
  name,
  value,
  onChange,
  allowsOther,
  readOnly,
  emptyText = 'No matches',
  noMatchError = 'Choose one from the list.',
  openLabel = 'Show options',
  autoComplete = 'off',
  error,
  ...field
}: SharedProps & { allowsOther: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const classes = combobox()
  const isFixed = Boolean(field.disabled || readOnly)
  const state = useCombobox({ options, value, allowsOther, isFixed, onChange })
  const { isOpen, active, shown } = state
  const listId = `${field.id}-list`
  useEffect(() => {
    if (isOpen) list.current?.showPopover()
    else list.current?.hidePopover()
  }, [isOpen])
  usePopupPlace({ isOpen, anchor: frame, popup: list, isAsWide: true })
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={frame} className={classes.root}>
      <TextField
        {...field}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        name={allowsOther ? name : undefined}
        value={state.text}
        error={error ?? (state.hasNoMatch && noMatchError)}
        onChange={(event) => state.type(event.currentTarget.value)}
        onKeyDown={state.onKeyDown}
        onBlur={state.onBlur}
        onClick={state.open}
        endButton={
          <FieldButton
            label={openLabel}
            disabled={isFixed}
            tabIndex={-1}
            aria-hidden="true"
            // The field keeps the focus, and the press is not taken for leaving it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus()
              if (isOpen) state.close()
              else state.open()
            }}
          >
            <ChevronDownIcon size={20} />
          </FieldButton>
        }
        note={
          <output className={hiddenText()}>{isOpen && countWords(shown.length, emptyText)}</output>
        }
      />
      {!allowsOther && name && (
        <input type="hidden" name={name} value={value} disabled={field.disabled} />
      )}
      <div
        ref={list}
        id={listId}
        popover="manual"
        role="listbox"
        aria-label={typeof field.label === 'string' ? field.label : openLabel}
        className={classes.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            data-active={index === active ? '' : undefined}
            className={classes.option}
            onClick={() => state.choose(option)}
          >
            <Marked label={option.label} text={state.typed ?? ''} className={classes.match} />
            {option.description && (
              <span className={classes.description}>{option.description}</span>
            )}
          </div>
        ))}
        {shown.length === 0 && (
          <div role="option" aria-selected="false" aria-disabled="true" className={classes.empty}>
            {emptyText}
          </div>
        )}
      </div>
    </div>
  )
}

function Marked({ label, text, className }: { label: string; text: string; className: string }) {
  const [before, match, after] = markedParts(label, text)
  return (
    <span>
      {before}
      {match && <span className={className}>{match}</span>}
      {after}
    </span>
  )
}
