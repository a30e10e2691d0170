import { type BookedAppointment, readBookedAppointment } from './booked-appointment.ts'
import type { SuccessContent } from './kinds/lead-kind.ts'
import { createReservationSteps, deliverySubcategory, reservation } from './kinds/reservation.ts'
import { createTradeInSuccess, tradeIn } from './kinds/trade-in.ts'
import { vehicleEnquiry } from './kinds/vehicle-enquiry.ts'
import { findLeadKind, similarSubcategory } from './lead-category.ts'
import type { TradeInNoun } from './trade-in/trade-in-noun.ts'

/** Data about an enquiry for the page after it. Source: `D-07`, `LEAD-006` to `LEAD-008` */
export interface SuccessMarker {
  /** Category the visitor chose, before it is renamed for sending. */
  category: string
  /** Purpose of the enquiry within its category, '' when nothing in particular. Default ''. */
  subcategory?: string
  /** The car the enquiry was about; `null` when it was about none. */
  car: { id: number; name: string; path: string } | null
  /** Receipt of a deposit that was paid. Default none. */
  receipt?: { reference: string; amount: string }
  /** The time that was booked. Default none. */
  appointment?: BookedAppointment
  /** Id of that car, known even where its name is not. Default none. */
  carId?: number
  /** Location that answers an enquiry about no car. Default the main one. */
  locationId?: number
}

/** Reads a stored marker; `null` unless it names a category. */
export function readSuccessMarker(data: unknown): SuccessMarker | null {
  if (typeof data !== 'object' || data === null) return null
  const {
    category,
    subcategory,
    car,
    carId,
    locationId,
    receipt: paid,
    appointment: time,
  } = data as Record<string, unknown>
  if (typeof category !== 'string') return null
  const receipt = readReceipt(paid)
  const appointment = readBookedAppointment(time)
  return {
    category,
    ...(typeof subcategory === 'string' && subcategory !== '' ? { subcategory } : {}),
    car: readCar(car),
    ...(receipt && { receipt }),
    ...(appointment && { appointment }),
    ...(Number.isSafeInteger(carId) ? { carId: Number(carId) } : {}),
    ...(Number.isSafeInteger(locationId) ? { locationId: Number(locationId) } : {}),
  }
}

function readReceipt(receipt: unknown): SuccessMarker['receipt'] | null {
  if (typeof receipt !== 'object' || receipt === null) return null
  const { reference, amount } = receipt as Record<string, unknown>
  return typeof reference === 'string' && typeof amount === 'string' ? { reference, amount } : null
}

function readCar(car: unknown): SuccessMarker['car'] {
  if (typeof car !== 'object' || car === null) return null
  const { id, name, path } = car as Record<string, unknown>
  const isWhole = typeof id === 'number' && typeof name === 'string' && typeof path === 'string'
  return isWhole && /^\/cars\/[a-z0-9-]+$/.test(path) ? { id, name, path } : null
}

const general: SuccessContent = {
  title: 'Thank you for your enquiry',
  text: 'Your enquiry has reached our team.',
  steps: [
    'A member of our team reads your enquiry.',
    'We get back to you by phone or email during opening hours.',
  ],
}

const somethingSimilar: Partial<SuccessContent> = {
  text: 'Your request has reached our sales team.',
  steps: [
    'A sales consultant looks for a vehicle like it in our stock and among those on their way.',
    'We call or email you during opening hours with what we found.',
    'If one appeals to you, we agree on a time to see it.',
  ],
}

/** Facts besides the category that decide the words after an enquiry. */
export interface SuccessContentOptions {
  /** Purpose of the enquiry within its category. Default ''. */
  subcategory?: string | undefined
  /** Steps of the dealer after an enquiry about one of its vehicles. Default those of the platform. */
  ownSteps?: readonly string[] | undefined
  /** Name of the vehicle that was offered. Default 'car'. */
  tradeInNoun?: TradeInNoun | undefined
}

/**
 * Text and next steps for a category, the general text for an unknown one or without a marker.
 * Source: `D-07`, `D-10`
 */
export function createSuccessContent(
  category: string | null,
  { subcategory = '', ownSteps = [], tradeInNoun = 'car' }: SuccessContentOptions = {},
): SuccessContent {
  if (subcategory === similarSubcategory) return { ...general, ...somethingSimilar }
  if (category === tradeIn.category) return createTradeInSuccess(tradeInNoun)
  const content = { ...general, ...(category === null ? {} : findLeadKind(category)?.success) }
  if (category === reservation.category && subcategory === deliverySubcategory)
    return { ...content, steps: createReservationSteps(true) }
  const isOwn = category === vehicleEnquiry.category && ownSteps.length > 0
  return isOwn ? { ...content, steps: ownSteps } : content
}
