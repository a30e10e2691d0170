import { similarSubcategory } from './lead-category.ts'

/** What the page after an enquiry knows of it. Source: `D-07`, `LEAD-006` to `LEAD-008` */
export interface SuccessMarker {
  /** Category the visitor chose, before it is renamed for sending. */
  category: string
  /** What the enquiry was for within its category, '' when nothing in particular. Default ''. */
  subcategory?: string
  /** The car the enquiry was about; `null` when it was about none. */
  car: { id: number; name: string; path: string } | null
}

/** Reads a stored marker; `null` unless it names a category. */
export function readSuccessMarker(data: unknown): SuccessMarker | null {
  if (typeof data !== 'object' || data === null) return null
  const { category, subcategory, car } = data as Record<string, unknown>
  if (typeof category !== 'string') return null
  return {
    category,
    ...(typeof subcategory === 'string' && subcategory !== '' ? { subcategory } : {}),
    car: readCar(car),
  }
}

function readCar(car: unknown): SuccessMarker['car'] {
  if (typeof car !== 'object' || car === null) return null
  const { id, name, path } = car as Record<string, unknown>
  const isWhole = typeof id === 'number' && typeof name === 'string' && typeof path === 'string'
  return isWhole && /^\/cars\/[a-z0-9-]+$/.test(path) ? { id, name, path } : null
}

/** Text of the page after an enquiry. */
export interface SuccessContent {
  title: string
  text: string
  /** What happens next, in order. */
  steps: readonly string[]
}

const general: SuccessContent = {
  title: 'Thank you for your enquiry',
  text: 'Your enquiry has reached our team.',
  steps: [
    'A member of our team reads your enquiry.',
    'We get back to you by phone or email during opening hours.',
  ],
}

const byCategory: Readonly<Record<string, Partial<SuccessContent>>> = {
  'Vehicle Enquiry': {
    text: 'Your enquiry about this vehicle has reached our sales team.',
    steps: [
      'A sales consultant checks that the vehicle is still available.',
      'We call or email you during opening hours with the answers to your questions.',
      'If you would like to see it, we agree on a time that suits you.',
    ],
  },
  'Test Drive': {
    title: 'Thank you for your test drive request',
    text: 'Your request has reached our sales team.',
    steps: [
      'A sales consultant checks that the vehicle is there at your time.',
      'We call or email you during opening hours to confirm day and time.',
      'Bring your driver licence. The vehicle will be ready for you.',
    ],
  },
  'Photo Request': {
    title: 'Thank you, your photos are on their way',
    text: 'Your request for photos of this vehicle has reached our sales team.',
    steps: [
      'A sales consultant takes the photos you asked for.',
      'We send them to your email address or phone during opening hours.',
    ],
  },
  'Service Enquiry': {
    text: 'Your enquiry has reached our service department.',
    steps: [
      'A service adviser looks at what your vehicle needs.',
      'We call you during opening hours to agree on a time.',
    ],
  },
  'Parts Enquiry': {
    text: 'Your enquiry has reached our parts department.',
    steps: [
      'A parts interpreter looks up the part for your vehicle.',
      'We get back to you with availability and price.',
    ],
  },
  'Finance Enquiry': {
    text: 'Your enquiry has reached our finance team.',
    steps: [
      'A finance specialist reads your enquiry.',
      'We call you during opening hours to talk through your options, with no obligation.',
    ],
  },
  'Careers Enquiry': {
    text: 'Your message has reached the people who hire for our team.',
    steps: [
      'We read your message and look for a role that fits.',
      'We get back to you by phone or email.',
    ],
  },
}

const somethingSimilar: Partial<SuccessContent> = {
  text: 'Your request has reached our sales team.',
  steps: [
    'A sales consultant looks for a vehicle like it in our stock and among those on their way.',
    'We call or email you during opening hours with what we found.',
    'If one appeals to you, we agree on a time to see it.',
  ],
}

/**
 * Text and next steps for a category, the general text for an unknown one or without a marker.
 * @param subcategory default ''
 * Source: `D-07`, `D-10`
 */
export function createSuccessContent(category: string | null, subcategory = ''): SuccessContent {
  if (subcategory === similarSubcategory) return { ...general, ...somethingSimilar }
  return { ...general, ...(category === null ? {} : byCategory[category]) }
}
