import { combobox, hiddenText } from '@forecourt/styled-system/recipes'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { FieldButton } from '../field/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { useReached } from '../reached/use-reached.ts'
import { TextField } from '../text-field/index.ts'
import type { FilterProps } from './combobox-props.ts'
import { optionId } from './option-id.ts'
import type { ListMachine, ListState } from './option-list.tsx'
import type { TypedChoice } from './use-typed-choice.ts'

export interface FilteredFieldProps extends Omit<FilterProps, 'options'> {
  id: string
  choice: TypedChoice
  /** Chooses several; a choice leaves the list open. Default false. */
  isMultiple?: boolean
  /** After the field: what is sent, and what was chosen. */
  children?: ReactNode
  /** Called with the keys of the input before the list has them. Default none. */
  onFieldKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Called when the list could not be loaded. */
  onListLost: () => void
}

const loadList = () => import(/* @at-press */ './option-list.tsx')

const closed: ListState = { isOpen: false, highlighted: null }

function countWords(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count === 1 ? '1 option' : `${count} options`
}

/**
 * An input that filters a list. The list comes with the first focus and lives as long as one lasts;
 * what is pressed before it is there is kept.
 */
export function FilteredField({
  name,
  choice,
  isMultiple = false,
  children,
  onFieldKeyDown,
  onListLost,
  readOnly,
  emptyText = 'No matches',
  noMatchError = 'Choose one from the list.',
  openLabel = 'Show options',
  autoComplete = 'off',
  error,
  ...field
}: FilteredFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const machine = useRef<ListMachine>(null)
  const [hasFocus, setFocus] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [list, setList] = useState(closed)
  const { loaded, reach } = useReached(loadList, onListLost)
  const isFixed = Boolean(field.disabled || readOnly)
  const isListed = hasFocus && loaded !== null
  const { isOpen, highlighted } = isListed ? list : closed

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isFixed || event.nativeEvent.isComposing) return
    onFieldKeyDown?.(event)
    // A closed list leaves Escape to the dialog around.
    if (event.key === 'Escape' && !isOpen) return
    if (machine.current) machine.current.getInputProps().onKeyDown?.(event)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setAsked(true)
    }
  }
  const onButton = (event: MouseEvent<HTMLButtonElement>) => {
    input.current?.focus()
    if (machine.current) machine.current.getTriggerProps().onClick?.(event)
    else setAsked(true)
  }
  return (
    <div
      ref={frame}
      id={`${field.id}-frame`}
      className={combobox().root}
      onPointerEnter={isFixed ? undefined : reach}
    >
      <TextField
        {...field}
        ref={input}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native element filters a list
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isListed ? `${field.id}-list` : undefined}
        aria-activedescendant={highlighted === null ? undefined : optionId(field.id, highlighted)}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        name={name}
        value={choice.text}
        error={error ?? (choice.hasNoMatch && noMatchError)}
        onChange={(event) => {
          if (machine.current) machine.current.getInputProps().onChange?.(event)
          else setAsked(true)
          choice.type(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (isFixed) return
          setFocus(true)
          reach()
        }}
        onBlur={() => {
          setFocus(false)
          setAsked(false)
          setList(closed)
          choice.leave()
        }}
        onClick={(event) => {
          if (machine.current) machine.current.getInputProps().onClick?.(event)
          else if (!isFixed) setAsked(true)
        }}
        endButton={
          <FieldButton
            id={`${field.id}-open`}
            label={openLabel}
            disabled={isFixed}
            tabIndex={-1}
            aria-hidden="true"
            // The field keeps the focus, and the press is not taken for leaving it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onButton}
          >
            <ChevronDownIcon size={20} />
          </FieldButton>
        }
        note={
          <output className={hiddenText()}>
            {isOpen && countWords(choice.shown.length, emptyText)}
          </output>
        }
      />
      {children}
      {isListed && (
        <loaded.OptionList
          ref={machine}
          {...{ frame, emptyText, isMultiple }}
          fieldId={field.id}
          label={typeof field.label === 'string' ? field.label : openLabel}
          shown={choice.shown}
          selected={choice.selected}
          text={choice.text}
          typed={choice.typed}
          opens={isAsked}
          onState={setList}
          onChoose={choice.choose}
        />
      )}
    </div>
  )
}
