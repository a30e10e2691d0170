import type { UseDatePickerReturn } from '@ark-ui/react/date-picker'
import { dateField } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithoutRef } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import { findPage } from './calendar-keys.ts'
import type { DateLimits } from './iso-date.ts'

export interface CalendarHeaderProps {
  picker: UseDatePickerReturn
  /** Id of the title. */
  titleId: string
  limits: DateLimits
}

/** Words of a view: what its buttons turn, and what its title leads to. */
const viewWords = {
  day: { page: 'month', next: 'choose a month' },
  month: { page: 'year', next: 'choose a year' },
  year: { page: 'ten years', next: null },
} as const

function formatTitle({ view, visibleRangeText, focusedValue }: UseDatePickerReturn): string {
  if (view === 'day') return visibleRangeText.start
  const year = focusedValue.toString().slice(0, 4)
  return view === 'month' ? year : `${year.slice(0, 3)}0 to ${year.slice(0, 3)}9`
}

/** Title of the page in sight, which leads to months and on to years, between two buttons that turn it. */
export function CalendarHeader({ picker, titleId, limits }: CalendarHeaderProps) {
  const classes = dateField()
  const { view } = picker
  const current = picker.focusedValue.toString()
  const { page, next } = viewWords[view]
  const [first, last] = findPage(view, current)
  const words = formatTitle(picker)
  const title = (
    <span id={titleId} aria-live="polite">
      {words}
    </span>
  )
  return (
    <div className={classes.header}>
      <TurnButton
        trigger={picker.getPrevTriggerProps({ view })}
        label={`Previous ${page}`}
        isOff={Boolean(limits.min && limits.min >= first)}
      >
        <ChevronLeftIcon size={20} />
      </TurnButton>
      {next ? (
        <button
          type="button"
          aria-label={`${words}, ${next}`}
          className={classes.title}
          onClick={() => picker.setView(view === 'day' ? 'month' : 'year')}
        >
          {title}
        </button>
      ) : (
        <span className={classes.title}>{title}</span>
      )}
      <TurnButton
        trigger={picker.getNextTriggerProps({ view })}
        label={`Next ${page}`}
        isOff={Boolean(limits.max && limits.max <= last)}
      >
        <ChevronRightIcon size={20} />
      </TurnButton>
    </div>
  )
}

interface TurnButtonProps extends ComponentPropsWithoutRef<'button'> {
  trigger: ComponentPropsWithoutRef<'button'>
  label: string
  isOff: boolean
}

/* It keeps the focus at the last page, or the next key would go to the page around. */
function TurnButton({ trigger, label, isOff, children }: TurnButtonProps) {
  const { disabled: _, onClick, ...rest } = trigger
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className={dateField().turn}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  )
}
