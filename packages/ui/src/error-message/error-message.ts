/*
 * Every sentence that tells a visitor of something that went wrong, each once and spelt as it is
 * fixed, "occured" included. A test goes over the sources and finds none elsewhere (`ERR-001`).
 */

// Fields of a form.

/** A required field without words of its own. Source: `D-67` */
export const REQUIRED_FIELD = 'This is a required field.'
/** Source: `D-57`, `LEAD-054` */
export const INVALID_EMAIL = 'Please enter a valid email address.'
/** Source: `D-57` */
export const INVALID_PHONE = 'Please enter a valid phone number.'
/** An empty postcode of the delivery calculator. Source: `VDP-107`, `LEAD-040` */
export const POSTCODE_MISSING = 'Please enter a postcode.'
/** Anything but four digits. Source: `D-41`, `LEAD-043` */
export const INVALID_POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'
/** A value no option has. */
export const INVALID_CHOICE = 'Please choose one of the options.'
/** A time of a visit without its day. Source: `D-66` */
export const DAY_MISSING = 'Please choose a day for this time.'
/** A day without opening hours. Source: `D-66` */
export const DAY_CLOSED = 'We are not open on this day. Please choose another.'
/** A time outside the hours of its day. Source: `D-66` */
export const TIME_TAKEN = 'This time is not available. Please choose another.'
/** Longer than is kept. Source: `PLUS-058` */
export const TEXT_TOO_LONG = 'This text is too long.'
/** A kind of file the field does not take. */
export const FILE_KIND_REFUSED = 'This kind of file cannot be sent.'
/** A file of 0 bytes. */
export const FILE_EMPTY = 'The file is empty.'

/**
 * A file above the limit.
 * @param limit the limit in words, such as "2.4 MB"
 */
export const fileTooLarge = (limit: string): string =>
  `Larger than ${limit}. Choose a smaller file.`

/** Above a list of two or more mistakes. Source: `D-67`, `LEAD-022` */
export const ERROR_LIST_HEADING = 'Please fix the following errors:'

// Sending a form.

/** Above a form that could not be sent. Source: `LEAD-024` */
export const SUBMIT_FAILED = 'An error occurred when submitting this form'
/** A lead without an answer, in the spelling of the specification. Source: `D-06`, `LEAD-010` */
export const UNEXPECTED_ERROR = 'An unexpected error occured'
/** More leads from one address than a person sends. Source: `D-05` */
export const TOO_MANY_ENQUIRIES =
  'Too many enquiries from this connection. Please try again in a few minutes.'
/** A form on another website. Source: `PLUS-057` */
export const FOREIGN_FORM = 'This form can only be sent from our own website.'
/** A body that is no form and no JSON. */
export const ENQUIRY_MALFORMED = 'The enquiry could not be read. Please send the form again.'
/** A body of another media type. */
export const ENQUIRY_UNSUPPORTED = 'The enquiry was sent in a format that is not supported.'
/** A body above the limit. Source: `PLUS-058` */
export const ENQUIRY_TOO_LARGE = 'The enquiry is too large. Please shorten your message.'
/** Neither database nor spool takes leads. */
export const ENQUIRIES_UNAVAILABLE =
  'We cannot take enquiries at the moment. Please try again shortly or give us a call.'
/** The browser has no connection; the lead waits for it. */
export const OFFLINE =
  'You are offline. Your enquiry is kept and will be sent when the connection returns.'

/** An unsubscribing link that was cut or is another site's. Source: `D-100` */
export const UNSUBSCRIBE_LINK_INVALID =
  'This link is not complete. Please type your email address instead.'
/** The list of who wants no marketing does not answer. Source: `D-100` */
export const UNSUBSCRIBE_FAILED = 'We could not save this. Please try again shortly.'

// Search.

/** Title of the card of an empty search. Source: §8 */
export const NO_RESULTS_TITLE = 'No Results Available'
/** Text of the card of an empty search. Source: §8 */
export const NO_RESULTS_TEXT =
  'No results found for your search at this time. Please try adjusting the filters for more results.'
/** Title where the first search of a page failed. Source: `D-32` */
export const STOCK_UNAVAILABLE_TITLE = 'We can’t show our stock right now'
/** Text where the first search of a page failed. Source: `D-32` */
export const STOCK_UNAVAILABLE_TEXT =
  'Please try again in a moment, or call us and we will look for the right car with you.'
/** Title above the former results, where a search failed. Source: `D-32` */
export const RESULTS_NOT_UPDATED = 'We couldn’t update the results'
/** Console only, for an address below a slider's range. Source: §8, `D-26` */
export const BELOW_RANGE = 'Cannot refine below the range minimum'
/** Console only, for an address above a slider's range. Source: §8, `D-26` */
export const ABOVE_RANGE = 'Cannot refine above the range maximum'
/** A fifth vehicle in the comparison. Source: `D-64` */
export const COMPARISON_FULL = 'You can compare up to 4 vehicles.'

// The vehicle page.

/** A place nothing is known to be delivered to. Source: `VDP-108` */
export const DELIVERY_UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."
/** A geocoder that knows no such postcode. Source: §8 */
export const POSTCODE_NOT_FOUND = 'Invalid postcode'
/** A PDF that did not come. Source: `VDP-099`, `D-43` */
export const PRINT_FAILED = 'Unable to prepare the PDF.'
/** Too many PDFs are being made. Source: `D-43` */
export const PRINT_BUSY = 'Unable to prepare the PDF. Please try again shortly.'
/** A vehicle without a print sheet. Source: `D-43` */
export const NOT_PRINTABLE = 'This vehicle cannot be printed.'
/** Clipboard refused. Source: `D-85` */
export const COPY_FAILED = 'Unable to copy the link.'
/** More than half of a turn's pictures are missing. Source: `VDP-019` */
export const TURN_FAILED = 'The 360° view could not be loaded.'
/** In place of a picture that does not come. Source: `VDP-123` */
export const PICTURE_MISSING = 'Image not available'
/** A picture the image service could not make. */
export const PICTURE_FAILED = 'The picture could not be made.'

// Addresses and calls.

/** Title of the not-found page in the browser's tab. Source: `D-82` */
export const PAGE_NOT_FOUND = 'Page not found'
/** Heading of the not-found page. Source: `D-82` */
export const NOT_FOUND_TITLE = 'We can’t find that page'
/** Text of the not-found page. Source: `D-82` */
export const NOT_FOUND_TEXT =
  'The vehicle may have been sold, or the address may have a typing mistake. Everything we have for sale is one step away.'
/** Heading of the error page. */
export const SERVER_ERROR_TITLE = 'Something went wrong on our side'
/** Text of the error page. */
export const SERVER_ERROR_TEXT =
  'Please try again in a moment. If it keeps happening, call us and we will help you by phone.'
/** A call to nothing, or to a feature that is off. Source: `D-82` */
export const CALL_NOT_FOUND = 'There is nothing at this address.'
/** A slug or id no vehicle has. Source: `D-04` */
export const VEHICLE_NOT_FOUND = 'There is no such vehicle.'
/** A vehicle whose price is compared with nothing. Source: `API-015` */
export const COMPARISON_MISSING = 'There is no price comparison for this vehicle.'
/** A provider of comparisons that does not answer. Source: `API-015` */
export const COMPARISON_UNAVAILABLE = 'The price comparison is not available.'
/** A call from another website's page. Source: `PLUS-057` */
export const FOREIGN_CALL = 'This call is for pages of this website only.'
/** A call that names another website. */
export const FOREIGN_SITE_ID = 'That is the id of another website.'
/** More calls from one address than a person makes. */
export const TOO_MANY_REQUESTS = 'Too many requests. Please try again later.'
/** A call with a body of another media type. */
export const JSON_EXPECTED = 'Send JSON.'
/** A call with a body above the limit. */
export const BODY_TOO_LARGE = 'That is too much.'
/** A call with a body that cannot be read. */
export const JSON_MALFORMED = 'That is no JSON.'
/** A reveal without what it is about. Source: `API-018` */
export const REVEAL_INCOMPLETE = 'Send car_id, dealership_id and the website_id of this site.'
