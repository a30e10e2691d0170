import { Toaster } from '@forecourt/ui/toast'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

let isMounted = false

/**
 * Puts the region of messages into the page, once. It must be there before its first message, or
 * that one is not read out.
 */
export function mountToaster(): void {
  if (isMounted) return
  isMounted = true
  const place = document.body.appendChild(document.createElement('div'))
  flushSync(() => createRoot(place).render(<Toaster />))
}
