import { compareFullText } from '@forecourt/feature-leads/model'
import { pageToasts } from '@forecourt/ui/toast'
import { mountToaster } from './page-toaster.tsx'
import { loadWholeStyles } from './whole-styles.ts'

/** Says that the comparison is full (D-64). */
export async function sayCompareFull(): Promise<void> {
  await loadWholeStyles()
  mountToaster()
  setTimeout(() => pageToasts.show({ title: compareFullText, tone: 'warning' }), 50)
}
