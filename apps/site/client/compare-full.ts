import { compareFullText } from '@forecourt/feature-leads/model'
import { sayOnPage } from './page-toast.ts'

/** Says that the comparison is full (D-64). */
export const sayCompareFull = (): Promise<void> =>
  sayOnPage({ title: compareFullText, tone: 'warning' })
