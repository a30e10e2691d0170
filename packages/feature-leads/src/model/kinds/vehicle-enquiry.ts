import {
  contactFields,
  createCategoryField,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
  createServicesFields,
} from '../enquiry-fields.ts'
import { eventNumber } from '../event-number.ts'
import type { LeadKind } from './lead-kind.ts'

/** An enquiry about one vehicle, or about whatever category the visitor chooses (`D-67`). */
export const vehicleEnquiry = {
  key: 'enquiry',
  category: 'Vehicle Enquiry',
  form: {
    heading: (carName) =>
      carName
        ? { title: 'Enquire about this vehicle', text: carName }
        : { title: 'Contact Us', text: 'How can we help you?' },
    sendLabel: 'Send Enquiry',
    fields: (site, { car = null }) => [
      ...contactFields,
      createPostcodeField(site.forms.postcodeRequired),
      ...(car ? [] : [createCategoryField(site)]),
      ...createPlaceFields(site, car),
      createMessageField(site.forms.messageRequired),
      ...createServicesFields(site),
    ],
  },
  carEvent: ({ carType, tag }) => {
    if (tag?.trim().toLowerCase() === 'test drive only') return eventNumber.newVehicleTestDrive
    return carType === 'used' ? eventNumber.usedVehicleEnquiry : eventNumber.newVehicleEnquiry
  },
  success: {
    text: 'Your enquiry about this vehicle has reached our sales team.',
    steps: [
      'A sales consultant checks that the vehicle is still available.',
      'We call or email you during opening hours with the answers to your questions.',
      'If you would like to see it, we agree on a time that suits you.',
    ],
  },
} as const satisfies LeadKind
