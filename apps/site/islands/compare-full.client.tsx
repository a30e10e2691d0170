import { compareFullText } from '@forecourt/feature-leads/model'
import { pageToasts, Toaster } from '@forecourt/ui/toast'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

let isMounted = false

/** The region of messages must be in the page before its first one, or it is not read out. */
function mountToaster(): void {
  if (isMounted) return
  isMounted = true
  const place = document.body.appendChild(document.createElement('div'))
  flushSync(() => createRoot(place).render(<Toaster />))
}

/** Says that the comparison is full (D-64). */
export function sayCompareFull(): void {
  mountToaster()
  setTimeout(() => pageToasts.show({ title: compareFullText, tone: 'warning' }), 50)
}
