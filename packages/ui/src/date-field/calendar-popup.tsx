import { dateField } from '@forecourt/styled-system/recipes'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { FieldButton } from '../field/index.ts'
import { usePopupPlace } from '../field/use-popup-place.ts'
import { CalendarIcon } from '../icon/index.ts'
import { useReached } from '../reached/use-reached.ts'
import { Spinner } from '../spinner/index.ts'
import type { CalendarProps } from './calendar-props.ts'

const loadCalendar = () => import(/* @at-press */ './calendar.tsx')

/** Has the calendar on its way before the press, which asks again when it does not come. */
const preloadCalendar = () => void loadCalendar().catch(() => {})

/* What a visitor has when ours cannot be loaded: the connection is gone, or the site was renewed. */
function openNativeCalendar(input: HTMLInputElement | null | undefined) {
  input?.focus()
  try {
    input?.showPicker()
  } catch {
    // The browser wants a newer press; the input can be typed in.
  }
}

/** True for the keys that open a calendar from its input. */
export const opensCalendar = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || (key === 'ArrowDown' && altKey)

export interface CalendarButtonProps {
  /** Effect of a press; names the button. */
  label: string
  disabled: boolean | undefined
  /** Id of the popup. */
  popupId: string
}

/** Opens the calendar, which is loaded when somebody reaches for the button. */
export function CalendarButton({ label, disabled, popupId }: CalendarButtonProps) {
  return (
    <FieldButton
      label={label}
      disabled={disabled}
      popoverTarget={popupId}
      onPointerEnter={preloadCalendar}
      onFocus={preloadCalendar}
    >
      <CalendarIcon size={20} />
    </FieldButton>
  )
}

export interface CalendarPopupProps extends CalendarProps {
  id: string
  /** Names the calendar. */
  label: string
  /** Element the popup stands under; its first date input opens where ours cannot be loaded. */
  anchor: RefObject<HTMLElement | null>
  popup: RefObject<HTMLDivElement | null>
}

/** The calendar in the top layer, closed by a choice. */
export function CalendarPopup({ id, label, anchor, popup, ...calendar }: CalendarPopupProps) {
  const classes = dateField()
  const [isOpen, setOpen] = useState(false)
  usePopupPlace({ isOpen, anchor, popup, isAtEnd: true })
  const { loaded, reach } = useReached(loadCalendar, () => {
    popup.current?.hidePopover()
    openNativeCalendar(anchor.current?.querySelector('input'))
  })
  return (
    <div
      ref={popup}
      id={id}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would not open as a popover everywhere
      role="dialog"
      aria-label={label}
      data-state={isOpen ? 'open' : 'closed'}
      className={classes.popup}
      onToggle={(event) => {
        setOpen(event.newState === 'open')
        if (event.newState === 'open') reach()
      }}
    >
      {isOpen && !loaded && <Spinner label="Loading the calendar" className={classes.loading} />}
      {isOpen && loaded && (
        <loaded.Calendar
          {...calendar}
          onChoose={(dates) => {
            calendar.onChoose(dates)
            popup.current?.hidePopover()
          }}
        />
      )}
    </div>
  )
}
