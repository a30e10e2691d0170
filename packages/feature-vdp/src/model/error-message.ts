/*
 * Sentences that tell a visitor of the vehicle page, its print sheet or a call of it that went wrong, each
 * once and spelt as it is fixed. Every package has its own; a test goes over the sources and finds none
 * elsewhere (`ERR-001`).
 */

/** An empty postcode of the delivery calculator. Source: `VDP-107`, `LEAD-040` */
export const POSTCODE_MISSING = 'Please enter a postcode.'

/** A place nothing is known to be delivered to. Source: `VDP-108` */
export const DELIVERY_UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** A PDF that did not come. Source: `VDP-099`, `D-43` */
export const PRINT_FAILED = 'Unable to prepare the PDF.'

/** Too many PDFs are being made. Source: `D-43` */
export const PRINT_BUSY = 'Unable to prepare the PDF. Please try again shortly.'

/** A vehicle without a print sheet. Source: `D-43` */
export const NOT_PRINTABLE = 'This vehicle cannot be printed.'

/** More than half of a turn's pictures are missing. Source: `VDP-019` */
export const TURN_FAILED = 'The 360° view could not be loaded.'

/** A slug or id no vehicle has. Source: `D-04` */
export const VEHICLE_NOT_FOUND = 'There is no such vehicle.'

/** A vehicle whose price is compared with nothing. Source: `API-015` */
export const COMPARISON_MISSING = 'There is no price comparison for this vehicle.'

/** A provider of comparisons that does not answer. Source: `API-015` */
export const COMPARISON_UNAVAILABLE = 'The price comparison is not available.'

/** A call from another website's page. Source: `PLUS-057` */
export const FOREIGN_CALL = 'Only pages of this website may send this request.'

/** A call that names another website. */
export const FOREIGN_SITE_ID = 'website_id names another website.'

/** A call with a body of another media type. */
export const JSON_EXPECTED = 'Send this request as JSON.'

/** A call with a body above the limit. */
export const BODY_TOO_LARGE = 'This request is too large.'

/** A call with a body that cannot be read. */
export const JSON_MALFORMED = 'This request is not valid JSON.'

/** A reveal without what it is about. Source: `API-018` */
export const REVEAL_INCOMPLETE = 'Send car_id, dealership_id and the website_id of this site.'
