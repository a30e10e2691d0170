import { ButtonLink } from '@forecourt/ui/button'
import { createDialogLink, Dialog } from '@forecourt/ui/dialog'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { Fragment } from 'react'
import type { ComingSpecialDay } from '../../model/index.ts'
import { specialDaysStyles } from './special-days.styles.ts'

export interface SpecialDaysProps {
  /** Coming days, as `listSpecialDays` gives them. */
  days: readonly ComingSpecialDay[]
}

/** Coming days whose hours differ, by date. */
export function SpecialDays({ days }: SpecialDaysProps) {
  return (
    <dl className={specialDaysStyles.list}>
      {days.map(({ date, dateText, name, text, places }) => (
        <Fragment key={`${date} ${places.join()}`}>
          <dt>
            {dateText}
            {(name || places.length > 0) && (
              <small>{[name, ...places].filter(Boolean).join(', ')}</small>
            )}
          </dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

export interface SpecialDaysDialogProps extends SpecialDaysProps {
  /** Id of the dialog. Default `holiday-hours-dialog`. */
  id?: string
  /** Page that has them too, for visitors without script. */
  href: string
}

/** "Holiday hours", which opens a list of the coming special days; nothing without any. Source: LOC-020 */
export function SpecialDaysDialog({
  days,
  id = 'holiday-hours-dialog',
  href,
}: SpecialDaysDialogProps) {
  if (days.length === 0) return null
  return (
    <>
      <ButtonLink
        {...createDialogLink(id)}
        href={href}
        variant="quiet"
        className={createMaskIconClass('clock', 'start')}
      >
        Holiday hours
      </ButtonLink>
      <Dialog id={id} title="Holiday hours" size="md">
        <SpecialDays days={days} />
      </Dialog>
    </>
  )
}
