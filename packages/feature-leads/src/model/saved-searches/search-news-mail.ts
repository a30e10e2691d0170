import { formatPrice } from '@forecourt/stock/model'
import type { LeadOffer } from '../lead-offer.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { NewsOfCar } from './saved-search.ts'

/** Vehicles a mail names; of the others it says how many they are. */
const mostNamed = 10

function describeNews({ price, priceType, before }: NewsOfCar, noPriceText: string): string {
  if (price === null) return noPriceText
  const now = [formatPrice(price), priceType].filter(Boolean).join(' ')
  return before === null ? now : `${now}, was ${formatPrice(before)}`
}

/** Facts a mail about a saved search is made of. */
export interface SearchNewsFacts {
  siteName: string
  /** First name; '' where nobody said it. */
  name: string
  title: string
  /** At least one. */
  cars: readonly NewsOfCar[]
  /** Words of the site for a vehicle without a price. */
  noPriceText: string
  /** The first of them as its page offers it; null shows no picture. */
  offer: LeadOffer | null
  /** Absolute addresses: of the search, of the list of saved searches, and of unsubscribing. */
  urls: { search: string; list: string; unsubscribe: string }
}

/** The mail that tells of new matches and lower prices. Source: `PLUS-107` */
export function createSearchNewsMail(facts: SearchNewsFacts): MailContent {
  const { siteName, name, title, cars, noPriceText, offer, urls } = facts
  const said = sayNews(cars)
  const others = cars.length - mostNamed
  return {
    subject: `${said} for “${title}”`,
    heading: said,
    paragraphs: [
      `${name ? `Hello ${name}, there` : 'There'} is news for “${title}”, a search you saved at ${siteName}.`,
    ],
    offer,
    facts: cars
      .slice(0, mostNamed)
      .map((car) => ({ term: car.name, details: describeNews(car, noPriceText), url: car.url })),
    action: { label: 'See all matches', url: urls.search },
    steps: [],
    notes: [
      ...(others > 0 ? [`And ${others} more.`] : []),
      'You asked for emails about this search. We send no more than one a day.',
    ],
    links: [
      { label: 'Change your saved searches', url: urls.list },
      { label: 'Unsubscribe', url: urls.unsubscribe },
    ],
  }
}

/** "2 new matches", "1 new match and 1 price drop". */
function sayNews(cars: readonly NewsOfCar[]): string {
  const drops = cars.filter(({ before }) => before !== null).length
  const matches = cars.length - drops
  return [
    matches > 0 && `${matches} new ${matches === 1 ? 'match' : 'matches'}`,
    drops > 0 && `${drops} price ${drops === 1 ? 'drop' : 'drops'}`,
  ]
    .filter(Boolean)
    .join(' and ')
}
