'use client'

import { hiddenText, sheet, spinner } from '@forecourt/styled-system/recipes'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Drawer } from '../drawer/index.ts'

export interface SheetProps {
  /** Id an opener refers to: `<Button {...opensDialog(id)}>`. */
  id: string
  /** Heading; names the sheet and takes the focus when it opens. */
  title: ReactNode
  /** Content of the sheet; it scrolls between heading and foot. */
  children: ReactNode
  /** Words of the main action, such as "Show Me 214 cars"; a change is read out. */
  action: string
  /** Called when the main action was pressed; the sheet closes too. Default: it only closes. */
  onAction?: () => void
  /** Id of a form inside that the main action sends, unless `onAction` answers it. Default: it only closes. */
  formId?: string
  /** The result of the last choice is on its way: the main action says so. Default false. */
  busy?: boolean
  /** A quieter control before the main action, such as "Clear all". Default none. */
  secondary?: ReactNode
  /** Edge it slides from. Default `bottom`. */
  side?: 'start' | 'end' | 'bottom'
  /** `content` is only as high as what it holds. Default `full`. */
  height?: 'full' | 'content'
  /** Open or closed, when the page holds it. Default: openers and the browser hold it. */
  open?: boolean
  /** Called after it closed, by whatever way. Default none. */
  onClose?: () => void
  /** Name of the closing button. Default "Close". */
  closeLabel?: string
  /** Further class names. Default none. */
  className?: string
}

type ActionProps = Pick<SheetProps, 'action' | 'onAction' | 'formId' | 'busy'>

function Action({ action, onAction, formId, busy = false }: ActionProps) {
  const classes = sheet()
  const button = {
    type: 'submit',
    startIcon: busy ? <span className={spinner({ size: 'sm' })} aria-hidden="true" /> : undefined,
    className: classes.action,
  } as const
  if (!formId) {
    return (
      <form method="dialog" className={classes.form} onSubmit={onAction}>
        <Button {...button}>{action}</Button>
      </form>
    )
  }
  const answer = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    onAction?.()
    event.currentTarget.closest('dialog')?.close()
  }
  return (
    <div className={classes.form}>
      <Button {...button} form={formId} onClick={onAction && answer}>
        {action}
      </Button>
    </div>
  )
}

/**
 * A task over the page with one way on: a drawer whose main action stays in sight at the foot, says
 * what it will show and closes the sheet, before and without script.
 */
export function Sheet({
  action,
  onAction,
  formId,
  busy = false,
  secondary,
  side = 'bottom',
  height = 'full',
  children,
  ...rest
}: SheetProps) {
  return (
    <Drawer
      {...rest}
      side={side}
      height={height}
      footer={
        <>
          {secondary}
          <Action action={action} onAction={onAction} formId={formId} busy={busy} />
        </>
      }
    >
      {children}
      <output className={hiddenText()}>{busy ? '' : action}</output>
    </Drawer>
  )
}
