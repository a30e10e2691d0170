import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { carType, dollars, slug, stateCode, text, wholeNumber } from './setting-values.ts'

/** Drawings a trust line may have before its words. */
export const trustLineIcons = [
  'shield',
  'warranty',
  'certified',
  'price',
  'document',
  'workshop',
  'return',
  'clock',
  'person',
  'delivery',
] as const

/** A drawing of {@link trustLineIcons}. */
export type TrustLineIcon = (typeof trustLineIcons)[number]

const limit = (schema: typeof dollars | typeof wholeNumber, description: string) =>
  browserSetting(v.nullable(schema), null, description)

const whenEntries = v.strictObject({
  carTypes: browserSetting(v.array(carType), [], 'Car types it is true of; default any (D-115).'),
  itemTypes: browserSetting(
    v.array(text),
    [],
    'Kinds of vehicle it is true of, such as "caravan", as the feed writes them; default any.',
  ),
  certified: browserSetting(
    v.boolean(),
    false,
    'Whether it is true of certified vehicles only; default of all.',
  ),
  priceTypes: browserSetting(
    v.array(text),
    [],
    'Price types it is true of, such as "Drive Away", as the feed writes them; default any, also no price (D-115).',
  ),
  minPrice: limit(dollars, 'Least price in dollars, included; default no limit (D-115).'),
  maxPrice: limit(dollars, 'Highest price in dollars, included; default no limit (D-115).'),
  minAgeMonths: limit(
    wholeNumber,
    'Least age in full months since the car was built, included; default no limit (D-115).',
  ),
  maxAgeMonths: limit(
    wholeNumber,
    'Highest age in full months since the car was built, included: 95 is "under 8 years"; default no limit (D-115).',
  ),
  minKm: limit(wholeNumber, 'Least odometer reading in km, included; default no limit (D-115).'),
  maxKm: limit(wholeNumber, 'Highest odometer reading in km, included; default no limit (D-115).'),
  states: browserSetting(
    v.array(stateCode),
    [],
    'States the car must stand in; default any (D-115).',
  ),
  dealerships: browserSetting(
    v.array(slug),
    [],
    'Slugs of the dealerships that make the promise; default all (D-115).',
  ),
})

type Limited = v.InferOutput<typeof whenEntries>

const isInOrder = (min: number | null, max: number | null) =>
  min === null || max === null || min <= max

const limitsInOrder = (when: Limited) =>
  isInOrder(when.minPrice, when.maxPrice) &&
  isInOrder(when.minAgeMonths, when.maxAgeMonths) &&
  isInOrder(when.minKm, when.maxKm)

const trustLineSchema = v.strictObject({
  text: browserField(
    text,
    'The promise, one short sentence; {warranty} stands for the text of warranty.used at a used car and of warranty.new at any other, {protectionPlan} for the plan of warranty.protectionPlanYears.',
  ),
  icon: browserSetting(
    v.picklist(trustLineIcons),
    'shield',
    'Drawing before the words; default a shield.',
  ),
  when: browserSetting(
    v.pipe(whenEntries, v.check(limitsInOrder, 'must not hold a least value above its highest')),
    {},
    'Facts of a car it is true of; a line that asks for a fact the car does not have is not shown; default every car (D-115).',
  ),
})

/** A promise beside the price of the cars it is true of. */
export type TrustLine = v.InferOutput<typeof trustLineSchema>

/** Promises beside the price, in order. */
export const trustLinesSchema = v.array(trustLineSchema)
