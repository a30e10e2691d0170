import * as v from 'valibot'
import { browserSetting } from './setting.ts'
import { text } from './setting-values.ts'

const label = (fallback: string, what: string, source: string) =>
  browserSetting(text, fallback, `${what}; default "${fallback}" (${source}).`)

/** Labels of the default links. */
export const labelsSchema = v.strictObject({
  allStock: label('Search Vehicles', 'Link to all stock', 'CFG-013'),
  testDrive: label('Test Drive', 'Link to the test drive page', 'CFG-014'),
  service: label('Service', 'Link to service booking', 'CFG-015'),
  finance: label('Finance', 'Link to the finance page', 'CFG-016'),
  tradeIn: label('Trade In', 'Link to the trade-in page', 'CFG-017'),
  parts: label('Parts', 'Link to parts', 'CFG-018'),
  contact: label('Contact', 'Link to the contact page in menus and cards of locations', 'CFG-019'),
  contactText: label('Contact Us', 'Link to the contact page in running text and cards', 'CFG-020'),
})

/** Labels of the default links. */
export type Labels = v.InferOutput<typeof labelsSchema>
