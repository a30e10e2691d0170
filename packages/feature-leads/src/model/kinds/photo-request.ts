import { isSold } from '@forecourt/stock/model'
import { contactFields, createMessageField, createPostcodeField } from '../enquiry-fields.ts'
import type { LeadKind } from './lead-kind.ts'

/** A request for more pictures of a vehicle (`D-05`, `LEAD-035`). */
export const photoRequest = {
  key: 'photos',
  category: 'Photo Request',
  isShort: true,
  form: {
    heading: (carName) => ({ title: 'Request Photos', text: carName ?? '' }),
    sendLabel: 'Request Photos',
    fields: () => [...contactFields, createPostcodeField(false), createMessageField(false)],
    defaultMessage: 'Please send photos for this car',
  },
  carPage: {
    below: '/photos',
    feature: 'requestPhotos',
    isOffered: (car) => !isSold(car),
    head: (carName, siteName) => ({
      title: `Request photos: ${carName} | ${siteName}`,
      description: `Ask for more photos of the ${carName} of ${siteName}.`,
    }),
  },
  success: {
    title: 'Thank you, your photos are on their way',
    text: 'Your request for photos of this vehicle has reached our sales team.',
    steps: [
      'A sales consultant takes the photos you asked for.',
      'We send them to your email address or phone during opening hours.',
    ],
  },
} as const satisfies LeadKind
