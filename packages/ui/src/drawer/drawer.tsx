'use client'

import { cx } from '@forecourt/styled-system/css'
import { drawer } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { useNativeDialog } from '../dialog/use-native-dialog.ts'
import { CloseIcon } from '../icon/index.ts'
import { useSwipeToClose } from './use-swipe-to-close.ts'

export interface DrawerProps {
  /** Id an opener refers to: `<Button {...opensDialog(id)}>`. */
  id: string
  /** Heading; names the drawer and takes the focus when it opens. */
  title: ReactNode
  /** Content of the drawer; it scrolls by itself. */
  children: ReactNode
  /** Stays in sight at the foot, such as "Show me 12 cars". Default none. */
  footer?: ReactNode
  /** Edge it slides from. Default `start`. */
  side?: 'start' | 'end' | 'bottom'
  /** `content` is as high as what it holds, for `bottom`. Default `full`. */
  height?: 'full' | 'content'
  /** From this width on it stands in the page, without heading and footer: one filter column for all screens. Default never. */
  inlineFrom?: 'lg'
  /** Open or closed, when the page holds it. Default: openers and the browser hold it. */
  open?: boolean
  /** Called after it closed, by whatever way. Default none. */
  onClose?: () => void
  /** Name of the closing button. Default "Close". */
  closeLabel?: string
  /** Further class names. Default none. */
  className?: string
}

/**
 * A panel along the edge of the window: a native modal dialog, full height, the full width on phones. With
 * script a finger swipes it shut, towards its edge.
 */
export function Drawer({
  id,
  title,
  children,
  footer,
  side = 'start',
  height = 'full',
  inlineFrom,
  open,
  onClose,
  closeLabel = 'Close',
  className,
}: DrawerProps) {
  const classes = drawer({ side, height, inlineFrom })
  const native = useNativeDialog({ open, closesOnBackdrop: true })
  const swipe = useSwipeToClose(side)
  return (
    <dialog
      {...native}
      {...swipe}
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(classes.root, className)}
      onClose={onClose}
      // A visitor may have opened it before React arrived.
      suppressHydrationWarning
    >
      <header role="none" className={classes.header}>
        <h2 id={`${id}-title`} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
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
