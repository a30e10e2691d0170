import {
  briefContactFields,
  contactFields,
  createCategoryField,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
  createServicesFields,
  type EnquiryCar,
  type EnquiryField,
  type EnquirySite,
  type FieldSubject,
  lastNameDetail,
  toDetail,
} from '../enquiry-fields.ts'
import { eventNumber } from '../event-number.ts'
import type { LeadKind } from './lead-kind.ts'

const createFields = (site: EnquirySite, subject: FieldSubject): EnquiryField[] => [
  ...contactFields,
  createPostcodeField(site.forms.postcodeRequired),
  createCategoryField(site),
  ...createPlaceFields(site, subject),
  createMessageField(site.forms.messageRequired),
  ...createServicesFields(site),
]

/* The dealership is the car's own, unless the visitor wants another. */
function createBriefFields(site: EnquirySite, car: EnquiryCar): EnquiryField[] {
  const places = createPlaceFields(site, { car }).map((field) =>
    field.name === 'dealership_slug' && car.dealership_slug
      ? { ...field, isRequired: false }
      : field,
  )
  const fields = [
    ...places,
    { ...createMessageField(site.forms.messageRequired), rows: 2 },
    lastNameDetail,
    createPostcodeField(site.forms.postcodeRequired),
    ...createServicesFields(site),
  ]
  const needed = fields.filter(({ isRequired, kind }) => isRequired || kind === 'message')
  const rest = fields.filter((field) => !needed.includes(field))
  return [...briefContactFields, ...needed, ...rest.map(toDetail)]
}

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
    isBrief: true,
    fields: (site, subject) =>
      subject.car ? createBriefFields(site, subject.car) : createFields(site, subject),
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
