import { createListCollection, type UseComboboxReturn, useCombobox } from '@ark-ui/react/combobox'
import { combobox } from '@forecourt/styled-system/recipes'
import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { usePopupPlace } from '../field/use-popup-place.ts'
import { type ComboboxOption, groupOptions, markedParts } from './match-options.ts'
import { optionId } from './option-id.ts'

/** Attributes that describe the field's list to assistive technology. */
export interface ListState {
  isOpen: boolean
  /** Value of the option the keys have reached, or null. */
  highlighted: string | null
}

/** Behaviour of the list. */
export type ListMachine = UseComboboxReturn<ComboboxOption>

export interface OptionListProps {
  /** Id of the field's input; those of the list and its options begin with it. */
  fieldId: string
  /** Name of the list. */
  label: string
  /** Options that match what was typed. */
  shown: readonly ComboboxOption[]
  /** Chosen values. */
  selected: readonly string[]
  /** Chooses several and stays open. */
  isMultiple: boolean
  /** Text in the input. */
  text: string
  /** Text as it was typed, marked in the options; null when an option was chosen. */
  typed: string | null
  emptyText: string
  /** Opens at once: somebody asked before the list was there. */
  opens: boolean
  /** Element the list stands under. */
  frame: RefObject<HTMLElement | null>
  /** Given the machine, whose handlers the input passes its events to. */
  ref: Ref<ListMachine>
  onState: (state: ListState) => void
  onChoose: (value: string) => void
}

/** The options under a field while it has the focus. */
export function OptionList({
  fieldId,
  label,
  shown,
  selected,
  isMultiple,
  text,
  typed,
  emptyText,
  opens,
  frame,
  ref,
  onState,
  onChoose,
}: OptionListProps) {
  const classes = combobox()
  const list = useRef<HTMLDivElement>(null)
  const collection = useMemo(() => createListCollection({ items: [...shown] }), [shown])
  const api = useCombobox({
    ids: {
      // The machine puts the caret of what it takes for the input behind the text whenever the list
      // opens, also for somebody who writes in the middle of it. So it is told of the frame instead.
      input: `${fieldId}-frame`,
      content: `${fieldId}-list`,
      trigger: `${fieldId}-open`,
      item: (option) => optionId(fieldId, option),
    },
    collection,
    value: [...selected],
    multiple: isMultiple,
    // The field holds the text, so that it stays as it was typed.
    inputValue: text,
    allowCustomValue: true,
    defaultOpen: opens,
    openOnClick: true,
    ...(opens && typed === null && { defaultHighlightedValue: selected[0] ?? null }),
    onSelect: (details) => onChoose(details.itemValue),
  })
  useImperativeHandle(ref, () => api)
  useHeldFocus(api)
  const { open: isOpen, highlightedValue: highlighted } = api
  useLayoutEffect(() => onState({ isOpen, highlighted }), [isOpen, highlighted, onState])
  useEffect(() => {
    list.current?.togglePopover(isOpen)
  }, [isOpen])
  useHighlightedInSight(list, highlighted)
  usePopupPlace({ isOpen, anchor: frame, popup: list, isAsWide: true })
  return (
    <div
      {...api.getContentProps()}
      ref={list}
      popover="manual"
      aria-label={label}
      aria-labelledby={undefined}
      className={classes.list}
    >
      {groupOptions(shown).map((group, index) => {
        const options = group.options.map((option) => (
          <Option key={option.value} {...{ api, option, typed }} />
        ))
        if (group.label === undefined) return options
        // An id must not hold a heading's spaces.
        const id = String(index)
        return (
          <div key={group.label} {...api.getItemGroupProps({ id })}>
            <div {...api.getItemGroupLabelProps({ htmlFor: id })} className={classes.group}>
              {group.label}
            </div>
            {options}
          </div>
        )
      })}
      {shown.length === 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- no native element lists options under an input, which keeps the focus
        <div role="option" aria-selected="false" aria-disabled="true" className={classes.empty}>
          {emptyText}
        </div>
      )}
    </div>
  )
}

interface OptionProps {
  api: ListMachine
  option: ComboboxOption
  typed: string | null
}

function Option({ api, option, typed }: OptionProps) {
  const classes = combobox()
  return (
    <div
      {...api.getItemProps({ item: option })}
      aria-selected={api.getItemState({ item: option }).selected}
      className={classes.option}
    >
      <Marked label={option.label} text={typed ?? ''} className={classes.match} />
      {option.description && <span className={classes.description}>{option.description}</span>}
    </div>
  )
}

/* The list comes to a field that has the focus, which the machine would otherwise wait for. */
function useHeldFocus({ focused, getInputProps }: ListMachine) {
  useLayoutEffect(() => {
    if (!focused) getInputProps().onFocus?.(undefined as never)
  })
}

/* Only for keys: an option under the pointer is in sight, and the list must not move beneath it. */
function useHighlightedInSight(list: RefObject<HTMLElement | null>, highlighted: string | null) {
  useEffect(() => {
    if (highlighted === null) return
    const option = list.current?.querySelector('[data-highlighted]')
    if (!option?.matches(':hover')) option?.scrollIntoView({ block: 'nearest' })
  }, [list, highlighted])
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
