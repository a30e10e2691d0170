/*
 * Sentences that tell a visitor of a request or a page that went wrong, each once and spelt as it is fixed.
 * Every package has its own; a test goes over the sources and finds none elsewhere (`ERR-001`).
 */

/** A picture the image service could not make. */
export const PICTURE_FAILED = 'The picture could not be made.'

/** A picture that cannot be made now, because too many are waiting. */
export const PICTURE_BUSY = 'Too many pictures are being made. Please try again in a moment.'

/** Heading of the page in place of one that cannot be rendered now. */
export const BUSY_TITLE = 'We are very busy right now'

/** Text of that page, and of a call that is refused for the same reason. */
export const BUSY_TEXT = 'Please try again in a moment.'

/** Title of the not-found page in the browser's tab. Source: `D-82` */
export const PAGE_NOT_FOUND = 'Page not found'

/** Heading of the not-found page. Source: `D-82` */
export const NOT_FOUND_TITLE = 'We can’t find that page'

/** Text of the not-found page. Source: `D-82` */
export const NOT_FOUND_TEXT =
  'The vehicle may have been sold, or there may be a typo in the address. Everything we have for sale is one step away.'

/** Heading of the error page. */
export const SERVER_ERROR_TITLE = 'Something went wrong on our side'

/** Text of the error page. */
export const SERVER_ERROR_TEXT =
  'Please try again in a moment. If it keeps happening, call us and we will help you by phone.'

/** A call to nothing, or to a feature that is off. Source: `D-82` */
export const CALL_NOT_FOUND = 'There is nothing at this address.'

/** A page or a call that is asked for by a method it does not have. Source: `D-04` */
export const METHOD_NOT_SUPPORTED = 'This address does not support that method.'

/** An address no page and no file can be meant by. Source: `PLUS-090` */
export const MALFORMED_ADDRESS = 'This address is not valid.'

/** A look at the metrics without their token. Source: `PLUS-095` */
export const METRICS_TOKEN_NEEDED =
  'The metrics need the token of FORECOURT_METRICS_TOKEN as a bearer token.'
