import { compareFullText } from '@forecourt/feature-leads/model'
import { pageToasts } from '@forecourt/ui/toast'
import { mountToaster } from './page-toaster.tsx'

/** Says that the comparison is full (D-64). */
export function sayCompareFull(): void {
  mountToaster()
  setTimeout(() => pageToasts.show({ title: compareFullText, tone: 'warning' }), 50)
}
