/*
 * Sentences that tell a visitor of a search that found nothing or went wrong, each once and spelt as it is
 * fixed. Every package has its own; a test goes over the sources and finds none elsewhere (`ERR-001`).
 */

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

/** Beside the former results, where the browser is offline. Source: `PLUS-084` */
export const SEARCH_OFFLINE =
  'You are offline. The results will update when the connection returns.'

/** Over the page, where a press waits for the connection. Source: `PLUS-084` */
export const OFFLINE_NOTICE = 'You are offline. We will carry on as soon as the connection returns.'

/** Console only, for an address below a slider's range. Source: §8, `D-26` */
export const BELOW_RANGE = 'Cannot refine below the range minimum'

/** Console only, for an address above a slider's range. Source: §8, `D-26` */
export const ABOVE_RANGE = 'Cannot refine above the range maximum'

/** The number of a search form when the search service fails. */
export const COUNT_UNAVAILABLE = 'The number of vehicles is not known right now.'

/** Beside the field of a place that could not be looked up. Source: `D-112` */
export const PLACE_UNAVAILABLE = 'We could not look that place up just now. Please try again.'

/** Beside the field of a place, where the browser gives no position. Source: `PLUS-070` */
export const POSITION_REFUSED =
  'Your browser did not tell us where you are. Type a postcode or suburb instead.'

/** Beside the field of a place that is none. Source: `D-112` */
export const formatUnknownPlace = (typed: string): string =>
  `We could not find a place called “${typed}”. Type a postcode or the name of a suburb.`

/** Beside the field of a place of which there are several. Source: `D-112` */
export const formatSeveralPlaces = (typed: string): string =>
  `There is more than one ${typed}. Which one is it?`
