import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { dateOrInstant, linkHref, slug, text, wholeNumber } from './setting-values.ts'

/** Kinds of promotional tiles (CFG-032). */
export const promoTileKinds = [
  'warranty',
  'video-calls',
  'trade-in',
  'freight',
  'finance',
  'protection-plan',
  'quality-assured',
] as const

/** A promotional tile among search results (D-28). */
export const promoTileSchema = v.strictObject({
  id: browserField(slug, 'Name of the tile, unique in the site.'),
  kind: browserField(v.picklist(promoTileKinds), 'What the tile is about (CFG-032).'),
  makes: browserSetting(
    v.array(text),
    [],
    'Brands whose result pages show the tile; default every page (CFG-032).',
  ),
  position: browserSetting(
    wholeNumber,
    5,
    'Place among the results of a page, counted from 0; default 5 (CFG-030).',
  ),
  display: browserSetting(
    v.array(text),
    [],
    'Page kinds or slugs the tile may appear on; default every page (D-28).',
  ),
  strictDisplay: browserSetting(
    v.boolean(),
    false,
    'Whether the tile is left out when the page is shorter than its place; default it comes last (D-28).',
  ),
  start: browserSetting(
    v.nullable(dateOrInstant),
    null,
    'First moment of the tile, included; default always.',
  ),
  expiry: browserSetting(
    v.nullable(dateOrInstant),
    null,
    'Last moment of the tile, included; default never ends.',
  ),
  title: browserField(text, 'Heading of the tile.'),
  text: browserField(text, 'One or two sentences below the heading.'),
  linkLabel: browserSetting(v.nullable(text), null, 'Label of the link; default no link.'),
  href: browserSetting(v.nullable(linkHref), null, 'Where the link leads; default no link.'),
})

/** A promotional tile among search results. */
export type PromoTile = v.InferOutput<typeof promoTileSchema>
