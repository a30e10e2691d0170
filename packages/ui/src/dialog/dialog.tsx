'use client'

import { cx } from '@forecourt/styled-system/css'
import { dialog } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icon/index.ts'
import { useNativeDialog } from './use-native-dialog.ts'

export interface DialogProps {
  /** Id an opener refers to: `<Button {...opensDialog(id)}>`. */
  id: string
  /** Heading; names the dialog and takes the focus when it opens. */
  title: ReactNode
  /** Content of the dialog. */
  children: ReactNode
  /** One sentence under the heading. Default none. */
  description?: ReactNode
  /** Actions that stay in sight under the scrolling content. Default none. */
  footer?: ReactNode
  /** Open or closed, when the page holds it. Default: openers and the browser hold it. */
  open?: boolean
  /** Called after it closed, by whatever way. Default none. */
  onClose?: () => void
  /** 400, 560 or 800 px at most; always the full width on phones. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** A press beside it closes it. Default true. */
  closesOnBackdrop?: boolean
  /** Name of the closing button. Default "Close". */
  closeLabel?: string
  /** Further class names. Default none. */
  className?: string
}

/**
 * The browser's own modal dialog: it opens before and without React, keeps the focus inside, closes
 * on Escape and gives the focus back to its opener.
 */
export function Dialog({
  id,
  title,
  children,
  description,
  footer,
  open,
  onClose,
  size = 'md',
  closesOnBackdrop = true,
  closeLabel = 'Close',
  className,
}: DialogProps) {
  const classes = dialog({ size })
  const native = useNativeDialog({ open, closesOnBackdrop })
  return (
    <dialog
      {...native}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(classes.root, className)}
      onClose={onClose}
      // A visitor may have opened it before React arrived.
      suppressHydrationWarning
    >
      <header role="none" className={classes.header}>
        <div className={classes.heading}>
          <h2 id={`${id}-title`} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className={classes.description}>
              {description}
            </p>
          )}
        </div>
        <form method="dialog" className={classes.closer}>
          <button type="submit" aria-label={closeLabel} className={classes.close}>
            <CloseIcon />
          </button>
        </form>
      </header>
      <div className={classes.body}>{children}</div>
      {footer && (
        <footer role="none" className={classes.footer}>
          {footer}
        </footer>
      )}
    </dialog>
  )
}
