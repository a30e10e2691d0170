import * as v from 'valibot'
import { isCalendarDay } from './calendar-day.ts'

/** Text with at least one visible character. */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'must not be empty'),
)

/** Lower-case letters, digits and single hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens'),
)

/** A path of the site itself: one leading slash, no host (D-62). */
export const ownPath = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])\S*$/, 'must be a path that starts with one slash'),
)

/** Path of a page as the site answers it: nothing behind it, which an address of its own would carry twice. */
export const pagePath = v.pipe(
  v.string(),
  v.regex(
    /^\/(?![/\\])(?:[^\s?#]*[^\s?#/])?$/,
    'must be a path that starts with one slash, without one at its end, a query or an anchor',
  ),
)

/** First parts of addresses that every site has, or may have. */
export const TAKEN_SEGMENTS =
  `about-us alternate-finance api apply-for-finance assets blog book-test-drive brand-logos brands
careers cars checkout-journey compare contact contact-us dealer-locator demo-bank favicon.ico favicon.svg favourites finance
finance-enquiry fonts images media my-garage online-payment our-location pages parts personalised print
privacy-policy recently-viewed robots.txt sales saved-searches search search-by-price sell-my-car service sign-in sitemap.xml special-offers
spin-to-win success tenant-assets terms-and-conditions test-drive trade-in unsubscribe used-car
vehicle-parts-and-accessories watchlist`.split(/\s+/)

/** A path for a page that a dealer names; none of those that are taken. */
export const freePath = v.pipe(
  pagePath,
  v.check((path) => {
    const [, first = ''] = path.split('/')
    return first !== '' && !first.startsWith('_') && !TAKEN_SEGMENTS.includes(first)
  }, 'must not be an address that the site has already'),
)

/** A port above 65535 and an open bracket have the shape of an address, and nobody can open one. */
const canBeOpened = v.check(
  (address: string) => URL.canParse(address, 'https://site.invalid'),
  'must be an address that a browser can open',
)

/** An own path or an https address with `{id}`, `{slug}` or `{stocknum}` for those of a vehicle. */
export const vehicleAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])|https:\/\/[^\s/{}]+\/)(?:[^\s{}]|\{(?:id|slug|stocknum)\})*$/,
    'must be a path or an https address, with no blanks but {id}, {slug} or {stocknum}',
  ),
  canBeOpened,
)

/** An absolute https address of another site. */
export const httpsUrl = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s/]+\S*$/, 'must be an address that starts with https://'),
  canBeOpened,
)

/** Address of a service that this server calls: https, or http on this machine. */
export const serviceUrl = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[^\s/]+\S*$|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/\S*)?$/,
    'must be an address that starts with https:// (http:// only on this machine)',
  ),
  canBeOpened,
)

/** Name of an environment variable. */
export const environmentVariable = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable'),
)

/** A host name in lower case, with a port where it is not the usual one. */
export const hostWithPort = v.pipe(
  v.string(),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/,
    'must be a host name in lower case, such as photos.example.com.au',
  ),
  v.check(
    (host) => URL.canParse(`https://${host}`),
    'must be a host that a browser can ask, with a port of 65535 at most',
  ),
)

/** An own path or an absolute http(s) address, a `tel:` or a `mailto:` link, or an anchor. */
export const linkHref = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])\S*|#\S+|https?:\/\/[^\s/]+\S*|tel:[+\d\s]+|mailto:\S+@\S+)$/,
    'must be a path, an anchor, or an address that starts with http, tel or mailto',
  ),
  canBeOpened,
)

/** Address of a picture: an own path or an absolute http(s) address. */
export const pictureAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])\S*|https?:\/\/[^\s/]+\S*)$/,
    'must be a path that starts with one slash, or an address that starts with https://',
  ),
  canBeOpened,
)

/** Whole number from 0. */
export const wholeNumber = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
)

/** Positive whole number, as used for the ids of locations and dealerships. */
export const recordId = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
)

/** Amount in Australian dollars, from 0. */
export const dollars = v.pipe(v.number(), v.minValue(0, 'must be 0 or more'))

/** Percentage from 0 to 100; 7.5 is 7.5 %. */
export const percent = v.pipe(
  v.number(),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(100, 'must be 100 or less'),
)

/* The formats alone take 30 February; text in none of them is told so by them. */
const isRealDay = v.check((text: string) => {
  const date = text.slice(0, 10)
  return !v.ISO_DATE_REGEX.test(date) || isCalendarDay(date)
}, 'must be a day of the calendar')

const day = v.pipe(v.string(), v.isoDate('must be a date such as 2027-01-31'))

/** Calendar date `YYYY-MM-DD`. */
export const calendarDate = v.pipe(day, isRealDay)

/** Instant with a time zone, such as `2027-01-31T09:00:00+10:00`. */
const instant = v.pipe(
  v.string(),
  v.isoTimestamp('must be an instant such as 2027-01-31T09:00:00+10:00'),
)

/** Calendar date or instant; a date counts until the end of that day in the site's zone (D-75). */
export const dateOrInstant = v.pipe(
  v.union(
    [day, instant],
    'must be a date such as 2027-01-31 or an instant such as 2027-01-31T09:00:00+10:00',
  ),
  isRealDay,
)

/** Australian state or territory, lower case (D-69). */
export const stateCode = v.picklist(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa'])

/** Australian state or territory, lower case (D-69). */
export type StateCode = v.InferOutput<typeof stateCode>

/** How a car reached the dealer. */
export const carType = v.picklist(['new', 'used', 'demo'])

/** How a car reached the dealer. */
export type CarType = v.InferOutput<typeof carType>

/** Address of a site without a path, as https://www.example.com.au. */
export const origin = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^\s/?#@]+$/,
    'must be an address without a path, such as https://www.example.com.au',
  ),
  canBeOpened,
)

/** A phone number as a visitor reads it, "1300 WHEELS" among them; empty means none. */
export const phoneText = v.pipe(
  v.string(),
  v.regex(
    /^(?:[+(\d][\d\s()-]{5,20}|1[38][\d\s-]*[A-Za-z][A-Za-z\d\s-]{3,18})?$/,
    'must be a phone number',
  ),
)
