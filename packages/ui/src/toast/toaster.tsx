'use client'

import { toast } from '@forecourt/styled-system/recipes'
import { useEffect, useSyncExternalStore } from 'react'
import { CircleCheckIcon, CloseIcon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'
import { pageToasts, type ShownToast, type ToastStore } from './toast-store.ts'

export interface ToasterProps {
  /** Where the messages come from. Default: those of the page, shown by `showToast`. */
  store?: ToastStore
}

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: TriangleAlertIcon,
}

const nothing: readonly ShownToast[] = []
const nothingOnTheServer = () => nothing

function Toast({ message, store }: { message: ShownToast; store: ToastStore }) {
  const classes = toast()
  const { key, title, description, tone = 'info', action } = message
  const Icon = icons[tone]
  const dismiss = () => store.dismiss(key)
  return (
    <div
      data-state="open"
      data-type={tone}
      className={classes.toast}
      onPointerEnter={() => store.hold('pointer')}
      onPointerLeave={() => store.release('pointer')}
      onFocus={() => store.hold('focus')}
      onBlur={() => store.release('focus')}
    >
      <Icon className={classes.icon} />
      <div role={tone === 'error' ? 'alert' : undefined} className={classes.body}>
        <p className={classes.title}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            dismiss()
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" className={classes.close} onClick={dismiss}>
        <CloseIcon size={18} />
      </button>
    </div>
  )
}

/* A message nobody can see waits until the page is in sight again. */
function useHiddenPage(store: ToastStore) {
  useEffect(() => {
    const follow = () => (document.hidden ? store.hold('hidden') : store.release('hidden'))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      store.release('hidden')
    }
  }, [store])
}

/** Once on a page, at its end: shows short messages and has them read out politely. */
export function Toaster({ store = pageToasts }: ToasterProps) {
  const shown = useSyncExternalStore(store.subscribe, store.list, nothingOnTheServer)
  useHiddenPage(store)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no blocks
    <div role="status" aria-live="polite" className={toast().region}>
      {shown.map((message) => (
        <Toast key={message.key} message={message} store={store} />
      ))}
    </div>
  )
}
