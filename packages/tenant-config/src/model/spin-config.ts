import * as v from 'valibot'
import { serverField, serverSetting } from './setting.ts'
import { slug, text } from './setting-values.ts'

const prizeSchema = v.strictObject({
  id: serverField(slug, 'Name of the prize in the store.'),
  label: serverField(text, 'Prize in a few words, as it stands on the wheel.'),
  text: serverSetting(v.string(), '', 'How to claim it, shown to who won it; default nothing.'),
  share: serverSetting(
    v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
    1,
    'Chance of it beside the others: 2 is won twice as often as 1; default 1.',
  ),
})

/** The prize wheel (D-65). */
export const spinSchema = v.strictObject({
  campaign: serverSetting(
    slug,
    'welcome',
    'Name of the campaign, in each of which a visitor spins once; default welcome (D-65).',
  ),
  heading: serverSetting(text, 'Spin to Win', 'Heading of the page; default Spin to Win.'),
  text: serverSetting(
    text,
    'Every visitor has one spin. Good luck!',
    'First sentence of the page.',
  ),
  terms: serverSetting(v.nullable(text), null, 'Conditions shown below the wheel; default none.'),
  prizes: serverSetting(
    v.pipe(
      v.array(prizeSchema),
      v.maxLength(12, 'must not hold more than 12 prizes'),
      v.check(
        (prizes) => new Set(prizes.map(({ id }) => id)).size === prizes.length,
        'must not hold two prizes of one id',
      ),
    ),
    [],
    'Fields of the wheel, clockwise, at most 12; with none there is no page (D-65).',
  ),
})
