import * as v from 'valibot'
import { serverSetting } from './setting.ts'
import { text } from './setting-values.ts'

const dollars = v.pipe(
  v.number(),
  v.integer('must be a whole number of dollars'),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(100_000, 'must be 100000 or less'),
)

/** The payment page (D-65). Who takes the payments stands in `reserve.paymentProcessors`. */
export const onlinePaymentSchema = v.pipe(
  v.strictObject({
    text: serverSetting(
      text,
      'Pay an invoice or a deposit by card. Your receipt follows by email.',
      'First sentence of the page.',
    ),
    terms: serverSetting(v.nullable(text), null, 'Conditions shown with the form; default none.'),
    minimum: serverSetting(dollars, 1, 'Least a payment may be, in whole dollars; default 1.'),
    maximum: serverSetting(
      dollars,
      10_000,
      'Most a payment may be, in whole dollars, up to 100000; default 10000.',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['minimum'], ['maximum']],
      ({ minimum, maximum }) => minimum <= maximum,
      'must not be less than the minimum',
    ),
    ['maximum'],
  ),
)
