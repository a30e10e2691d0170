import { useEffect, useRef, useState } from 'react'
import { COPY_FAILED } from '../error-message/error-message.ts'
import type { ToastStore } from '../toast/index.ts'

/** How long "Copied" stays on the button, in milliseconds. Source: VDP-102 */
export const copiedNoticeMs = 1500

/** How long the message of a copied link stays where it is the notice, in milliseconds. Source: VDP-103 */
export const copiedToastMs = 3000

export interface CopyLinkOptions {
  /** Address to copy. */
  url: string
  /** On the button itself or as a message of the page. */
  notice: 'inline' | 'toast'
  /** Where messages of the page go. */
  toasts: ToastStore
}

/** Copies an address and says so; says so too when the browser refuses. */
export function useCopyLink({ url, notice, toasts }: CopyLinkOptions) {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const confirm = () => {
    if (notice === 'toast') {
      toasts.show({ title: 'Link copied', tone: 'success', durationMs: copiedToastMs })
      return
    }
    setIsCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsCopied(false), copiedNoticeMs)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      confirm()
    } catch {
      toasts.show({ title: COPY_FAILED, tone: 'warning' })
    }
  }
  return { isCopied, copy }
}
