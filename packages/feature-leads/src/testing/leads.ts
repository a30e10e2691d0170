import type { Enquiry } from '../model/enquiry.ts'
import type { EnquiryCar } from '../model/enquiry-fields.ts'
import type { Lead, LeadPayload } from '../model/lead.ts'
import type { LeadOffer } from '../model/lead-offer.ts'
import type { LeadEntry } from '../model/lead-store.ts'

const corolla: EnquiryCar = {
  id: 40817,
  slug: '2021-toyota-corolla-ascent-sport-u10482',
  path: '/cars/2021-toyota-corolla-ascent-sport-u10482',
  name: '2021 Toyota Corolla Ascent Sport',
  make: 'Toyota',
  model: 'Corolla',
  stocknum: 'U10482',
  car_type: 'used',
  status: 'in_stock',
  dealership_id: 1,
  dealership_slug: 'harbour-toyota',
  location_id: 11,
  primary_image_url: null,
  tag: null,
}

/** A used 2021 Toyota Corolla an enquiry can be about, with the given differences. */
export function anEnquiryCar(differences: Partial<EnquiryCar> = {}): EnquiryCar {
  return { ...corolla, ...differences }
}

const enquiry: Enquiry = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
  postcode: '',
  message: 'Is it still available?',
  category: 'Vehicle Enquiry',
  subcategory: '',
  dealership_slug: '',
  manufacturer_slug: '',
  location: '',
  location_id: null,
  Rego: '',
  stock_number: '',
  'Vehicle Make': '',
  'Vehicle Model': '',
  car_type: '',
  car_id: null,
  car_dealership_id: null,
  vehicle_status: '',
  opt_in: true,
  opt_in_version: '2026-11',
  additional_services: [],
  appointment_date: '',
  appointment_time: '',
  distribution_location: '',
  terms_accepted: false,
  purchasePrice: '',
  loanTerm: '',
  selfAssessedCreditScore: '',
  whoIsHelping: '',
  vin: '',
  nvic: '',
  year: '',
  default_message: '',
  page_id: '',
}

/** A whole enquiry of Ann Lee, with the given differences. */
export function anEnquiry(differences: Partial<Enquiry> = {}): Enquiry {
  return { ...enquiry, ...differences }
}

/** A lead of Ann Lee with an id and a key of its own, with the given differences. */
export function aLead(
  differences: Partial<Omit<Lead, 'payload'>> & { payload?: Partial<LeadPayload> } = {},
): Lead {
  const { opt_in_version: _, default_message: __, ...fields } = enquiry
  const payload: LeadPayload = {
    ...fields,
    phone: '0412345678',
    url: 'http://harbour.localhost/cars/2021-toyota-corolla-ascent-sport-u10482',
    source: 'Website',
    user_agent: 'Mozilla/5.0',
    lead_attributes: { visited_pages: [], linked_query_params: {} },
    ...differences.payload,
  }
  const receivedAt = differences.received_at ?? '2026-11-20T00:00:00.000Z'
  return {
    id: crypto.randomUUID(),
    website_slug: 'harbour',
    received_at: receivedAt,
    status: 'received',
    idempotency_key: crypto.randomUUID(),
    consent: { value: true, wording_version: '2026-11', page: payload.url, at: receivedAt },
    offer: null,
    ...differences,
    payload,
  }
}

/** The Corolla as its page offers it, with the given differences. */
export function aLeadOffer(differences: Partial<LeadOffer> = {}): LeadOffer {
  return {
    name: '2021 Toyota Corolla Ascent Sport',
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    vin: 'JTNABAAE50A012345',
    stock_number: 'U10482',
    body: 'Hatch',
    transmission: 'Automatic',
    odometer_km: 31_250,
    colour: 'Silver',
    is_new: false,
    availability: 'available',
    price_dollars: 24_990,
    price_text: '$24,990',
    price_type: 'Drive Away in QLD',
    picture_url: 'https://harbour.example/images/front.jpg',
    url: 'https://harbour.example/cars/2021-toyota-corolla-ascent-sport-u10482',
    ...differences,
  }
}

/** A lead owed to the given targets. */
export function aLeadEntry(
  targetIds: readonly string[] = [],
  differences: Parameters<typeof aLead>[0] = {},
): LeadEntry {
  return { lead: aLead(differences), targetIds }
}
