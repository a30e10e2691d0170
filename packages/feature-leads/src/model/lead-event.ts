import { type EventNumber, eventNumber } from './event-number.ts'
import {
  careerSubcategory,
  careersEnquiry,
  generalEnquiry,
  testDrive,
  vehicleEnquiry,
} from './lead-category.ts'

/** What is known of a lead that was taken. */
export interface LeadFacts {
  /** Category as the visitor chose it or as it was sent. */
  category: string
  /** Default ''. */
  subcategory?: string
  /** The car it was about; `null` when that is unknown. */
  car: { carType: string; tag: string | null } | null
}

const testDriveOnly = 'test drive only'

/**
 * The event of a lead. Demonstrators count as new; a car that is not known, and any kind without a
 * number of its own, is the default follow-up.
 * Source: `EVT-005` to `EVT-009`, `EVT-011`, `EVT-015`, `D-77`
 */
export function createLeadEvent({ category, subcategory = '', car }: LeadFacts): EventNumber {
  if (isCareers(category, subcategory)) return eventNumber.careersEnquiry
  if (!car) return eventNumber.lead
  const isUsed = car.carType === 'used'
  if (category === testDrive)
    return isUsed ? eventNumber.usedVehicleTestDrive : eventNumber.newVehicleTestDrive
  if (category !== vehicleEnquiry) return eventNumber.lead
  if (car.tag?.trim().toLowerCase() === testDriveOnly) return eventNumber.newVehicleTestDrive
  return isUsed ? eventNumber.usedVehicleEnquiry : eventNumber.newVehicleEnquiry
}

const isCareers = (category: string, subcategory: string) =>
  category === careersEnquiry || (category === generalEnquiry && subcategory === careerSubcategory)
