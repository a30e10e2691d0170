import { isPurchasable } from '@forecourt/stock/model'
import { type AppointmentDay, listTimes } from '../appointment.ts'
import type { Enquiry } from '../enquiry.ts'
import {
  contactFields,
  createMessageField,
  createPostcodeField,
  createTextField,
  type EnquiryCar,
  type EnquiryField,
  type EnquiryOption,
  type EnquirySite,
  type FieldSubject,
} from '../enquiry-fields.ts'
import { eventNumber } from '../event-number.ts'
import { leadMessage } from '../lead-message.ts'
import type { LeadKind } from './lead-kind.ts'

/** A request to drive a vehicle (`D-05`): when and where first, then who (`LEAD-037` to `LEAD-039`). */
export const testDrive = {
  key: 'test-drive',
  category: 'Test Drive',
  isShort: true,
  form: {
    heading: (carName) => ({
      title: 'Book a Test Drive',
      text: carName ?? 'Tell us what you would like to drive, and when it suits you.',
    }),
    sendLabel: 'Request Test Drive',
    asksAppointment: true,
    firstSteps: [
      {
        id: 'when',
        title: 'When and where',
        names: [
          'Vehicle Make',
          'Vehicle Model',
          'appointment_date',
          'appointment_time',
          'distribution_location',
        ],
        titleOf: (asked) =>
          asked.every((name) => name.startsWith('Vehicle ')) ? 'Your vehicle' : 'When and where',
      },
    ],
    fields: (site, subject) => [
      ...createWishFields(subject),
      ...createVisitFields(site, subject),
      ...contactFields,
      createPostcodeField(false),
      createMessageField(false),
      ...(site.forms.testDriveTerms === null ? [] : [termsField]),
    ],
    terms: ({ forms }) => forms.testDriveTerms,
  },
  carPage: {
    below: '/test-drive',
    feature: 'testDrive',
    isOffered: (car) => isPurchasable(car),
    head: (carName, siteName) => ({
      title: `Book a test drive: ${carName} | ${siteName}`,
      description: `Choose a day and a time to drive the ${carName} of ${siteName}.`,
    }),
  },
  page: {
    path: '/book-test-drive',
    feature: 'testDrive',
    head: (siteName) => ({
      title: `Book a test drive | ${siteName}`,
      description: `Choose a place, a day and a time for a test drive at ${siteName}.`,
    }),
  },
  problems: findVisitProblems,
  carEvent: ({ carType }) =>
    carType === 'used' ? eventNumber.usedVehicleTestDrive : eventNumber.newVehicleTestDrive,
  adfInterest: 'test-drive',
  success: {
    title: 'Thank you for your test drive request',
    text: 'Your request has reached our sales team.',
    steps: [
      'A sales consultant checks that the vehicle is there at your time.',
      'We call or email you during opening hours to confirm day and time.',
      'Bring your driver licence. The vehicle will be ready for you.',
    ],
  },
} as const satisfies LeadKind

const termsField: EnquiryField = {
  name: 'terms_accepted',
  label: 'I accept the test drive terms',
  kind: 'terms',
  isRequired: true,
}

/* Without a vehicle of the stock the visitor says what it may be. */
function createWishFields({ car = null, makes = [] }: FieldSubject): EnquiryField[] {
  if (car) return []
  const make = createTextField('Vehicle Make', 'Make')
  const options = makes.map((value) => ({ value, label: value }))
  const select = { ...make, kind: 'select', options, emptyLabel: 'Not sure yet' } as const
  return [makes.length > 0 ? select : make, createTextField('Vehicle Model', 'Model')]
}

function createVisitFields(
  site: EnquirySite,
  { car = null, days = [] }: FieldSubject,
): EnquiryField[] {
  const appointment: EnquiryField = {
    name: 'appointment_date',
    label: 'When would you like to come?',
    kind: 'appointment',
    isRequired: false,
    days,
  }
  const places = distributionPlaces(site, car)
  const place: EnquiryField = {
    name: 'distribution_location',
    label: 'Where would you like to drive it?',
    kind: 'select',
    isRequired: false,
    options: places,
    emptyLabel: 'Where the vehicle is now',
  }
  return [...(days.length > 0 ? [appointment] : []), ...(places.length > 0 ? [place] : [])]
}

/** Where a car can be driven besides where it stands; nothing to choose when it is brought nowhere. */
function distributionPlaces(site: EnquirySite, car: EnquiryCar | null): EnquiryOption[] {
  const ids = new Set(car?.distribution_locations)
  return site.locations
    .filter(({ id, visible }) => visible && ids.has(id) && id !== car?.location_id)
    .map(({ slug, name }) => ({ value: slug, label: name }))
}

function findVisitProblems(
  site: EnquirySite,
  enquiry: Enquiry,
  days: readonly AppointmentDay[] | null,
): Record<string, string | null> {
  const { distribution_location: place, terms_accepted } = enquiry
  const isKnownPlace = place === '' || site.locations.some(({ slug }) => slug === place)
  const isAccepted = site.forms.testDriveTerms === null || terms_accepted
  return {
    appointment_date: dayProblem(enquiry, days),
    appointment_time: timeProblem(enquiry, days),
    distribution_location: isKnownPlace ? null : leadMessage.invalidChoice,
    terms_accepted: isAccepted ? null : leadMessage.required,
  }
}

function dayProblem(
  { appointment_date: date, appointment_time: time }: Enquiry,
  days: readonly AppointmentDay[] | null,
): string | null {
  if (date === '') return time === '' ? null : leadMessage.dayMissing
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return leadMessage.invalidChoice
  return days === null || listTimes(days, date).length > 0 ? null : leadMessage.dayClosed
}

function timeProblem(
  { appointment_date: date, appointment_time: time }: Enquiry,
  days: readonly AppointmentDay[] | null,
): string | null {
  if (time === '') return null
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return leadMessage.invalidChoice
  if (date === '' || days === null) return null
  const times = listTimes(days, date)
  return times.length === 0 || times.includes(time) ? null : leadMessage.timeTaken
}
