import * as v from 'valibot'
import { browserSetting } from './setting.ts'
import { phoneText, slug } from './setting-values.ts'

const numberFor = (what: string) =>
  browserSetting(phoneText, '', `Number for ${what}; empty, the default, goes on to the next rule.`)

const byCarType = {
  new: numberFor('new cars'),
  used: numberFor('used cars'),
  demo: numberFor('demo cars'),
}

const fixed = browserSetting(phoneText, '', 'Number for every car; default none (CFG-083).')

/** Phone numbers that replace the location's own (D-90). */
export const phonesSchema = v.strictObject({
  byDealership: browserSetting(
    v.record(slug, v.strictObject({ ...byCarType, fixed })),
    {},
    'Numbers of single dealerships by slug, per car type or fixed; default none (CFG-082, CFG-083).',
  ),
  byCarType: browserSetting(
    v.strictObject(byCarType),
    {},
    'Numbers of the whole site per car type; default none (CFG-082).',
  ),
  fixed,
})

/** Phone numbers that replace the location's own. */
export type PhonesConfig = v.InferOutput<typeof phonesSchema>
