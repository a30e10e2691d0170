import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import {
  calendarDate,
  linkHref,
  phoneText,
  pictureAddress,
  recordId,
  slug,
  stateCode,
  text,
} from './setting-values.ts'

const status = v.picklist(['Open', 'Closed'])

const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time of day such as 08:30'),
)

/** Hours are those of one day: past midnight they are the next day's. */
const isOrdered = (open: string | null, close: string | null) =>
  open === null || close === null || open < close

/** One opening interval of one weekday. */
const openingHourSchema = v.pipe(
  v.strictObject({
    weekday: browserField(
      v.pipe(
        v.number(),
        v.integer('must be a whole number'),
        v.minValue(0, 'must be 0 (Sunday) to 6 (Saturday)'),
        v.maxValue(6, 'must be 0 (Sunday) to 6 (Saturday)'),
      ),
      'Weekday from 0 Sunday to 6 Saturday (DATA-032).',
    ),
    status: browserField(status, 'Open or Closed (DATA-033).'),
    formated_hours: browserSetting(
      v.nullable(v.string()),
      null,
      'Hours as they are to be shown; default null, built from open and close (DATA-031).',
    ),
    open: browserSetting(
      v.nullable(timeOfDay),
      null,
      'Opening time, HH:MM in 24 hours (DATA-031).',
    ),
    close: browserSetting(
      v.nullable(timeOfDay),
      null,
      'Closing time, HH:MM in 24 hours (DATA-031).',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['open'], ['close']],
      ({ open, close }) => isOrdered(open, close),
      'must be after open',
    ),
    ['close'],
  ),
)

/** One day whose hours differ from the week's; both spellings of the feeds are read (DATA-034). */
export const specialHoursSchema = v.pipe(
  v.strictObject({
    date: browserField(calendarDate, 'The day, YYYY-MM-DD in the time zone of the location.'),
    name: browserSetting(v.nullable(text), null, 'Why the day differs, such as "Christmas Day".'),
    status: browserField(status, 'Open or Closed.'),
    start_hour: browserSetting(v.nullable(timeOfDay), null, 'Opening time, HH:MM; first spelling.'),
    end_hour: browserSetting(v.nullable(timeOfDay), null, 'Closing time, HH:MM; first spelling.'),
    hours: browserSetting(
      v.nullable(
        v.pipe(
          v.strictObject({
            begin: browserField(v.nullable(timeOfDay), 'Opening time, HH:MM; second spelling.'),
            end: browserField(v.nullable(timeOfDay), 'Closing time, HH:MM; second spelling.'),
          }),
          v.forward(
            v.partialCheck(
              [['begin'], ['end']],
              ({ begin, end }) => isOrdered(begin, end),
              'must be after begin',
            ),
            ['end'],
          ),
        ),
      ),
      null,
      'Opening and closing time; second spelling.',
    ),
    location_id: browserSetting(
      v.nullable(recordId),
      null,
      'Location the day is for; first spelling. With neither spelling it is for all locations.',
    ),
    location: browserSetting(
      v.nullable(v.strictObject({ id: browserField(recordId, 'Id of the location.') })),
      null,
      'Location the day is for; second spelling.',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['start_hour'], ['end_hour']],
      ({ start_hour, end_hour }) => isOrdered(start_hour, end_hour),
      'must be after start_hour',
    ),
    ['end_hour'],
  ),
)

/** Where a location is. */
const addressSchema = v.strictObject({
  street: browserField(text, 'Street and number.'),
  city: browserField(text, 'Suburb or town.'),
  state: browserField(stateCode, 'State or territory, lower case.'),
  postcode: browserField(v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be 4 digits')), 'Postcode.'),
  place_id: browserSetting(v.nullable(text), null, 'Id of the place at the map service.'),
  place_url: browserSetting(v.nullable(linkHref), null, 'Address of the place at the map service.'),
  lat: browserSetting(
    v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    null,
    'Latitude in degrees, WGS 84.',
  ),
  long: browserSetting(
    v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    null,
    'Longitude in degrees, WGS 84.',
  ),
  map_key: browserSetting(v.nullable(text), null, 'Key of a stored map picture (LOC-031).'),
})

/** How a location is reached. */
const contactDetailSchema = v.strictObject({
  phone: browserSetting(phoneText, '', 'Main phone number; empty when there is none.'),
  landline_phone: browserSetting(phoneText, '', 'Landline number; empty when there is none.'),
  opening_hours: browserSetting(
    v.array(openingHourSchema),
    [],
    'Opening intervals; a weekday without an entry is closed, none at all shows nothing (D-71).',
  ),
})

const pictureSchema = v.strictObject({
  url: browserField(pictureAddress, 'Path or address of the picture.'),
  thumb: browserField(
    v.strictObject({ url: browserField(pictureAddress, 'Path or address of the small picture.') }),
    'The small picture.',
  ),
})

/** Words of one customer about a location (DATA-040). */
const reviewSchema = v.strictObject({
  id: browserField(recordId, 'Number of the review.'),
  customer_name: browserField(text, 'Name of the customer, as the review service shows it.'),
  text: browserSetting(v.string(), '', 'Words of the customer; empty when there are none.'),
  rating: browserField(
    v.pipe(v.number(), v.minValue(1, 'must be 1 or more'), v.maxValue(5, 'must be 5 or less')),
    'Stars from 1 to 5.',
  ),
  review_date: browserField(calendarDate, 'Day of the review, YYYY-MM-DD.'),
  review_date_in_words: browserSetting(
    v.nullable(text),
    null,
    'Age of the review as the review service words it, such as "2 months ago"; default the date.',
  ),
  reply_text: browserSetting(v.nullable(text), null, 'Reply of the dealer; default none.'),
  reply_date: browserSetting(v.nullable(calendarDate), null, 'Day of the reply; default none.'),
})

/** One place of a dealership, with the field names of the stock platform (DATA-024 to DATA-030). */
export const siteLocationSchema = v.strictObject({
  id: browserField(recordId, 'Number of the location in the stock feeds.'),
  name: browserField(text, 'Name as visitors read it; locations of one name are shown together.'),
  slug: browserField(slug, 'Name of the location in addresses.'),
  primary: browserSetting(v.boolean(), false, 'Whether it is the main location; default false.'),
  location_type: browserSetting(
    v.picklist(['', 'sales', 'used', 'service', 'parts', 'service-and-parts']),
    '',
    "What the location does; default '', which means sales (DATA-025, LOC-034).",
  ),
  location_subtype: browserSetting(
    v.array(text),
    [],
    'Further roles, such as "buying" (DATA-026).',
  ),
  visible: browserSetting(v.boolean(), true, 'Whether it is listed; default true (LOC-033).'),
  manufacturers: browserSetting(v.array(text), [], 'Makes sold or serviced there.'),
  dealership_id: browserField(
    recordId,
    'Number of its dealership, whose licence it trades under and whose cars stand there (DATA-027).',
  ),
  dealership_slug: browserField(slug, 'Slug of its dealership, which must be one of the site.'),
  dealer_license_number: browserSetting(
    v.string(),
    '',
    "Dealer licence number; empty takes the dealership's (D-99).",
  ),
  motor_vehicle_repairer: browserSetting(
    v.string(),
    '',
    "Motor vehicle repairer number; empty takes the dealership's (D-99).",
  ),
  address: browserField(addressSchema, 'Where the location is (DATA-028).'),
  contact_detail: browserSetting(contactDetailSchema, {}, 'How it is reached (DATA-029).'),
  image: browserSetting(v.nullable(pictureSchema), null, 'Picture of the location.'),
  average_rating: browserSetting(
    v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    null,
    'Average rating from 0 to 5; null when unknown.',
  ),
  review_count: browserSetting(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    null,
    'Number of reviews; null when unknown.',
  ),
  reviews: browserSetting(
    v.nullable(
      v.strictObject({
        average_rating: browserField(
          v.string(),
          'Average rating as text, as the review service gives it.',
        ),
        count: browserField(v.pipe(v.number(), v.integer(), v.minValue(0)), 'Number of reviews.'),
        reviews: browserSetting(
          v.array(reviewSchema),
          [],
          'The reviews, the most telling first; 12 at most are shown (DATA-039, D-73).',
        ),
      }),
    ),
    null,
    'Review summary of the review service; null when unknown (DATA-039).',
  ),
  distribution_locations: browserSetting(
    v.array(recordId),
    [],
    'Ids of the locations that also offer its cars (D-17).',
  ),
  website: browserSetting(v.nullable(linkHref), null, 'Address behind "Visit Website" (LOC-012).'),
})

/** One place of a dealership, with the field names of the stock platform. */
export type SiteLocation = v.InferOutput<typeof siteLocationSchema>

/** Words of one customer about a location. */
export type LocationReview = v.InferOutput<typeof reviewSchema>

/** One opening interval of one weekday. */
export type OpeningHour = v.InferOutput<typeof openingHourSchema>

/** One day whose hours differ from the week's. */
export type SpecialHours = v.InferOutput<typeof specialHoursSchema>
