import * as v from 'valibot'
import { serverField, serverSetting } from './setting.ts'
import { calendarDate, dateOrInstant, linkHref, slug, text } from './setting-values.ts'

const offerPictureSchema = v.strictObject({
  url: serverField(linkHref, 'Path or address of a picture at the image service.'),
  alt: serverSetting(v.string(), '', 'What it shows; default nothing, a picture that decorates.'),
})

/** One offer of the offers page (SITE-040). */
const offerSchema = v.pipe(
  v.strictObject({
    slug: serverField(
      slug,
      'Name of the offer and its anchor, /special-offers#{slug}; unique in the site.',
    ),
    title: serverField(text, 'Heading of the offer.'),
    text: serverField(text, 'One to three sentences: what a buyer gets.'),
    terms: serverSetting(
      v.nullable(text),
      null,
      'Conditions in full, shown below the offer; default none.',
    ),
    href: serverSetting(
      v.nullable(linkHref),
      null,
      'Where its vehicles are, such as a stock search with filters; default nowhere.',
    ),
    linkLabel: serverSetting(
      text,
      'See the vehicles',
      'Label of that link; default "See the vehicles".',
    ),
    from: serverSetting(
      v.nullable(calendarDate),
      null,
      'First day it is shown, in the time zone of the site; default at once.',
    ),
    until: serverSetting(
      v.nullable(dateOrInstant),
      null,
      'Last day or moment it is shown, in the time zone of the site; default without an end (D-75).',
    ),
    picture: serverSetting(v.nullable(offerPictureSchema), null, 'Its picture; default none.'),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => from === null || until === null || from <= until.slice(0, 10),
      'must not be before from',
    ),
    ['until'],
  ),
)

/** Offers of a site, in the order they are shown. */
export const offersSchema = v.array(offerSchema)

/** One offer of the offers page. */
export type Offer = v.InferOutput<typeof offerSchema>

const ownBrandSchema = v.strictObject({
  name: serverField(text, 'Name of the brand as its vehicles have it.'),
  text: serverSetting(v.nullable(text), null, 'One sentence about it; default none.'),
})

/** Brands of the dealer's own (SITE-068). */
export const ownBrandsSchema = v.array(ownBrandSchema)
