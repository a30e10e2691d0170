import { compareFullText, listNotStoredText } from '@forecourt/feature-leads/model'
import { sayOnPage } from './page-toast.ts'

const texts = { full: compareFullText, 'not-stored': listNotStoredText }

/** Says that the comparison is full, or that the browser would not remember a car (D-64). */
export const sayListNotice = (kind: keyof typeof texts): Promise<void> =>
  sayOnPage({ title: texts[kind], tone: 'warning' })
