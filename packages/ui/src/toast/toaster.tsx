'use client'

import { toast } from '@forecourt/styled-system/recipes'
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react'
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

interface ToastProps {
  message: ShownToast
  store: ToastStore
  /** Gives the focus inside back to where it came from. */
  returnFocus: () => void
}

function Toast({ message, store, returnFocus }: ToastProps) {
  const classes = toast()
  const { key, title, description, tone = 'info', action } = message
  const Icon = icons[tone]
  const dismiss = () => {
    returnFocus()
    store.dismiss(key)
  }
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

/* A message that goes would take the focus with it, and a keyboard's place in the page. */
function useReturnedFocus() {
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const returnFocus = () => {
    const isInside = region.current?.contains(document.activeElement)
    if (isInside && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true })
  }
  return { frame: { ref: region, onFocus }, returnFocus }
}

/**
 * Once on a page, at its end: shows short messages and has each read out once, politely; an error at once,
 * and so outside of what is read politely.
 */
export function Toaster({ store = pageToasts }: ToasterProps) {
  const shown = useSyncExternalStore(store.subscribe, store.list, nothingOnTheServer)
  useHiddenPage(store)
  const { frame, returnFocus } = useReturnedFocus()
  const classes = toast()
  const draw = (message: ShownToast) => (
    <Toast key={message.key} {...{ message, store, returnFocus }} />
  )
  const isError = ({ tone }: ShownToast) => tone === 'error'
  return (
    <div {...frame} className={classes.region}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no blocks */}
      <div role="status" aria-live="polite" aria-atomic="false" className={classes.polite}>
        {shown.filter((message) => !isError(message)).map(draw)}
      </div>
      {shown.filter(isError).map(draw)}
    </div>
  )
}
