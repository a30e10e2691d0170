import { cx } from '@forecourt/styled-system/css'
import { alert } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'

export interface AlertProps {
  /** Event, in a few words. Default none. */
  title?: ReactNode
  /** Explanation and advice. Default none. */
  children?: ReactNode
  /** `destructive` interrupts a screen reader; the others wait for a pause. Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'destructive'
  /** Buttons or links under the text. Default none. */
  actions?: ReactNode
  /** Further class names. Default none. */
  className?: string
}

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  destructive: CircleAlertIcon,
}

/** A message that stays on the page until it no longer holds. */
export function Alert({ title, children, tone = 'info', actions, className }: AlertProps) {
  const classes = alert({ tone })
  const Icon = icons[tone]
  return (
    <div role={tone === 'destructive' ? 'alert' : 'status'} className={cx(classes.root, className)}>
      <Icon className={classes.icon} />
      <div className={classes.body}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div className={classes.text}>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
