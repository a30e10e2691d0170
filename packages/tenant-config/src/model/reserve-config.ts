import * as v from 'valibot'
import { browserSetting } from './setting.ts'
import { carType, slug, text } from './setting-values.ts'

/** Deposit in dollars when a site sets no price (D-15). */
export const fallbackDepositDollars = 200

const figuresIn = (depositText: string): number[] =>
  [...depositText.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map(([, figure]) =>
    Number(figure?.replaceAll(',', '')),
  )

/** Reserving a car for a deposit (D-09, D-13). */
export const reserveSchema = v.pipe(
  v.strictObject({
    price: browserSetting(
      v.nullable(v.pipe(v.number(), v.gtValue(0, 'must be above 0'))),
      null,
      'Deposit charged in dollars; default null, which charges 200 (D-15).',
    ),
    depositText: browserSetting(
      v.nullable(text),
      null,
      "Deposit as it is shown; default the amount, '$200' when none is set (CFG-081, D-15).",
    ),
    paymentProcessors: browserSetting(
      v.array(slug),
      [],
      'Payment processors that take deposits for every car, besides those its feed names; default none, and a car with neither cannot be reserved (D-09, DATA-006).',
    ),
    holdMinutes: browserSetting(
      v.pipe(
        v.number(),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be 1 or more'),
        v.maxValue(1440, 'must be 1440 or less'),
      ),
      15,
      'Minutes a car is held for a visitor who is paying its deposit; default 15, at most a day (D-121).',
    ),
    terms: browserSetting(
      v.nullable(text),
      null,
      'Conditions of the deposit, shown before it is paid; default none.',
    ),
    allowComingSoon: browserSetting(
      v.boolean(),
      false,
      'Whether cars that are coming soon can be reserved; default off (D-09).',
    ),
    carTypes: browserSetting(
      v.array(carType),
      ['new', 'used', 'demo'],
      'Car types that can be reserved; default all (D-09).',
    ),
    excludedDealerships: browserSetting(
      v.array(slug),
      [],
      'Slugs of dealerships whose cars cannot be reserved; default none (D-09).',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['price'], ['depositText']],
      ({ price, depositText }) =>
        figuresIn(depositText ?? '').every(
          (figure) => figure === (price ?? fallbackDepositDollars),
        ),
      'must not name another dollar figure than the deposit charged',
    ),
    ['depositText'],
  ),
)

/** Reserving a car for a deposit. */
export type ReserveConfig = v.InferOutput<typeof reserveSchema>
