import { pageToasts, type ToastMessage } from '@forecourt/ui/toast'
import { mountToaster } from './page-toaster.tsx'
import { loadWholeStyles } from './whole-styles.ts'

/** Says something on a page that may have no region of messages yet. */
export async function sayOnPage(message: ToastMessage): Promise<void> {
  await loadWholeStyles()
  mountToaster()
  // A region that is there for a moment is heard.
  setTimeout(() => pageToasts.show(message), 50)
}
