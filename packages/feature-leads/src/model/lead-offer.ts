/** Availability of a vehicle, in the words of its offer. */
export type LeadAvailability = 'available' | 'coming-soon' | 'reserved' | 'sold'

/**
 * The vehicle of a lead as its page offered it at the moment the lead was taken. It is stored with the
 * lead: what the visitor saw stays, whatever the stock says afterwards.
 * Source: `D-104`
 */
export interface LeadOffer {
  /** The vehicle's whole name. */
  name: string
  year: number | null
  make: string
  model: string
  badge: string | null
  vin: string | null
  stock_number: string | null
  body: string | null
  transmission: string | null
  odometer_km: number | null
  colour: string | null
  /** True for a new vehicle; a demonstrator is used. */
  is_new: boolean
  availability: LeadAvailability
  /** Dollars as shown; null where words stood in place of a price. */
  price_dollars: number | null
  /** The price as shown, "$24,990", or the words in its place. */
  price_text: string
  /** Content the price holds and where, "Drive Away in QLD"; null where nobody said. */
  price_type: string | null
  /** Absolute address of the leading picture; null without one. */
  picture_url: string | null
  /** Absolute address of the vehicle's page. */
  url: string
}

/** Availability as a person reads it. */
export const availabilityText: Readonly<Record<LeadAvailability, string>> = {
  available: 'Available',
  'coming-soon': 'Coming soon',
  reserved: 'Reserved',
  sold: 'Sold',
}

/** Price as a person reads it: "$24,990 Drive Away in QLD", or the words in its place. */
export const formatOfferPrice = ({ price_text, price_type }: LeadOffer): string =>
  [price_text, price_type].filter(Boolean).join(' ')
