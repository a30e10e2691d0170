import {
  contactFields,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
  createTextField,
  ownVehicleFields,
} from '../enquiry-fields.ts'
import type { LeadKind } from './lead-kind.ts'

/** An enquiry about parts and accessories for the visitor's own vehicle (`D-67`). */
export const partsEnquiry = {
  key: 'parts',
  category: 'Parts Enquiry',
  isOwnVehicle: true,
  form: {
    heading: () => ({
      title: 'Parts and Accessories',
      text: 'Tell us which part you need and for which vehicle, and we will come back to you with availability and price.',
    }),
    sendLabel: 'Send Parts Enquiry',
    fields: (site, subject) => [
      createMessageField(site.forms.messageRequired, 'Parts or accessories you need'),
      ...ownVehicleFields,
      createTextField('vin', 'VIN'),
      ...contactFields,
      createPostcodeField(site.forms.postcodeRequired),
      ...createPlaceFields(site, subject),
    ],
  },
  page: {
    path: '/vehicle-parts-and-accessories',
    head: (siteName) => ({
      title: `Parts and accessories | ${siteName}`,
      description: `Ask the ${siteName} parts department for genuine parts and accessories.`,
    }),
  },
  success: {
    text: 'Your enquiry has reached our parts department.',
    steps: [
      'A parts interpreter looks up the part for your vehicle.',
      'We get back to you with availability and price.',
    ],
  },
} as const satisfies LeadKind
