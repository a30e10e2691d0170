'use client'

import { toast } from '@forecourt/styled-system/recipes'
import { useSyncExternalStore } from 'react'
import { CircleCheckIcon, CloseIcon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'
import { pageToasts, type ShownToast, type ToastStore } from './toast-store.ts'

export interface ToasterProps {
  /** Where the messages come from. Default: those of the page, shown by `showToast`. */
  store?: ToastStore
}

const icons = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon }

const nothingOnTheServer = () => null

function Toast({ message, store }: { message: ShownToast; store: ToastStore }) {
  const classes = toast()
  const Icon = icons[message.tone ?? 'info']
  return (
    <div
      className={classes.toast}
      onPointerEnter={store.hold}
      onPointerLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      <Icon className={classes.icon} />
      <div className={classes.body}>
        <p className={classes.title}>{message.title}</p>
        {message.description && <p>{message.description}</p>}
      </div>
      <button type="button" aria-label="Dismiss" className={classes.close} onClick={store.dismiss}>
        <CloseIcon size={18} />
      </button>
    </div>
  )
}

/** Once on a page, at its end: shows one message at a time and has it read out politely. */
export function Toaster({ store = pageToasts }: ToasterProps) {
  const shown = useSyncExternalStore(store.subscribe, store.current, nothingOnTheServer)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no blocks
    <div role="status" aria-live="polite" className={toast().region}>
      {shown && <Toast key={shown.key} message={shown} store={store} />}
    </div>
  )
}
