import type { GeoPoint } from './distance.ts'
import { POSTCODE_NOT_FOUND } from './error-message.ts'

/** Knows where the postcodes of Australia are. */
export interface Geocoder {
  /**
   * The middle of a postcode.
   * @param postcode four digits
   * @throws InvalidPostcodeError when no place in Australia has it (LEAD-045)
   * @throws Error when the service does not answer
   */
  locate(postcode: string): Promise<GeoPoint>
}

/** There is no such postcode in Australia (LEAD-045). */
export class InvalidPostcodeError extends Error {
  override name = 'InvalidPostcodeError'

  constructor() {
    super(POSTCODE_NOT_FOUND)
  }
}
