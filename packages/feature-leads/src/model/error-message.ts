/*
 * Sentences that tell a visitor of an enquiry or of mail that went wrong, each once and spelt as it is
 * fixed. Every package has its own; a test goes over the sources and finds none elsewhere (`ERR-001`).
 */

import type { TradeInNoun } from './trade-in/trade-in-noun.ts'

/** A required field without words of its own. Source: `D-67` */
export const REQUIRED_FIELD = 'This is a required field.'

/** Source: `D-57`, `LEAD-054` */
export const INVALID_EMAIL = 'Please enter a valid email address.'

/** An enquiry about a vehicle that nobody could answer. Source: `PLUS-085` */
export const CONTACT_NEEDED = 'Please enter a mobile number or an email address.'

/** Source: `D-57` */
export const INVALID_PHONE = 'Please enter a valid phone number.'

/** Anything but four digits. Source: `D-41`, `LEAD-043` */
export const INVALID_POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'

/** A value no option has. */
export const INVALID_CHOICE = 'Please choose one of the options.'

/** A field of a call in another type than its own; no form sends one. */
export const TEXT_EXPECTED = 'This field takes text.'
export const ID_EXPECTED = 'This field takes a whole number above 0.'
export const TICK_EXPECTED = 'This field takes true or false.'
export const LIST_EXPECTED = 'This field takes a list of texts.'

/** A time of a visit without its day. Source: `D-66` */
export const DAY_MISSING = 'Please choose a day for this time.'

/** A day without opening hours. Source: `D-66` */
export const DAY_CLOSED = 'We are not open on this day. Please choose another.'

/** A time outside the hours of its day. Source: `D-66` */
export const TIME_TAKEN = 'This time is not available. Please choose another.'

/** A place for an appointment that is not of the site. Source: `D-66` */
export const APPOINTMENT_PLACE_UNKNOWN = 'Please name a dealership or a location of this site.'

/** A first day that is none. Source: `D-66` */
export const APPOINTMENT_DAY_INVALID = 'Please write the first day as YYYY-MM-DD.'

/** A number of days that cannot be listed. Source: `D-66` */
export const APPOINTMENT_DAYS_INVALID = 'Please ask for 1 to 28 days.'

/** Longer than is stored. Source: `PLUS-058` */
export const TEXT_TOO_LONG = 'This text is too long.'

/** Above a form that could not be sent. Source: `LEAD-024` */
export const SUBMIT_FAILED = 'An error occurred when submitting this form'

/** A lead without an answer, in the spelling of the specification. Source: `D-06`, `LEAD-010` */
export const UNEXPECTED_ERROR = 'An unexpected error occured'

/** More leads from one address than a person sends. Source: `D-05` */
export const TOO_MANY_ENQUIRIES =
  'Too many enquiries from this connection. Please try again in a few minutes.'

/** More leads with one email or phone number than a person sends. Source: `D-05` */
export const TOO_MANY_FROM_CONTACT =
  'Too many enquiries with this email or phone number. Please try again in a few minutes.'

/** A form on another website. Source: `PLUS-057` */
export const FOREIGN_FORM = 'This form can only be sent from our own website.'

/** A body that is no form and no JSON. */
export const ENQUIRY_MALFORMED = 'The enquiry could not be read. Please send the form again.'

/** A key of an enquiry that was taken with other content. Source: `PLUS-092` */
export const ENQUIRY_KEY_REUSED =
  'Another enquiry was already sent under this key, with other details, so this one was not taken. Please send it again.'

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

/** The browser has no connection, and nothing sends the step or the payment by itself. */
export const OFFLINE_TRY_AGAIN =
  'You are offline. What you typed is kept: please try again when the connection is back.'

/** A link to a test drive that was cut, or whose test drive the site no longer knows. Source: `PLUS-108` */
export const APPOINTMENT_LINK_INVALID =
  'This link is not complete, or its test drive no longer exists. Please call us to change it.'

/** A test drive whose time has come. Source: `PLUS-108` */
export const APPOINTMENT_PAST = 'This test drive is over. Please book another.'

/** The store of the times does not answer. Source: `PLUS-108` */
export const APPOINTMENT_FAILED =
  'We could not change your test drive. Please try again shortly, or call us.'

/** The store of the spins does not answer. Source: `D-65` */
export const SPIN_FAILED = 'The wheel is stuck. Please try again shortly.'

/** An unsubscribing link that was cut or is another site's. Source: `D-100` */
export const UNSUBSCRIBE_LINK_INVALID =
  'This link is not complete. Please type your email address instead.'

/** The list of who wants no marketing does not answer. Source: `D-100` */
export const UNSUBSCRIBE_FAILED = 'We could not save this. Please try again shortly.'

/** A fifth vehicle in the comparison. Source: `D-64` */
export const COMPARISON_FULL = 'You can compare up to 4 vehicles.'

/** A car the browser would not remember: its storage is blocked or full. Source: `D-64`, `DATA-063` */
export const LIST_NOT_STORED =
  'Your browser did not save this. Let this site store data, or free some space, and try again.'

/** More calls from one address than a person makes. */
export const TOO_MANY_REQUESTS = 'Too many requests. Please try again later.'

/** A code that is not six digits. Source: `LEAD-053`, `D-58` */
export const INVALID_CODE_LENGTH = 'Code must be 6 digits'

/** A code that is wrong, used up or too old. Source: `LEAD-061` */
export const INVALID_CODE = 'The verification code is invalid. Please try again.'

/** More codes than a phone or an address may ask for. Source: `LEAD-060`, `D-59` */
export const TOO_MANY_CODES = 'Too many verification attempts. Please try again later.'

/** A code that could not be checked. Source: `LEAD-063` */
export const VERIFICATION_FAILED = 'An unknown error occurred during verification.'

/** A code that could not be sent, and whatever has no words of its own. Source: `LEAD-064`, `D-59` */
export const UNKNOWN_ERROR = 'An unknown error occurred.'

/** A lead beside an application that was not taken. Source: `FIN-091`, `D-89` */
export const LEAD_FAILED = 'Lead submission failed'

/** Beside a failure of an application that has no reason of its own. */
export const ANSWERS_KEPT = 'Your answers are still here. Please try again.'

/** Whatever went wrong between two steps of a form, without words of its own. Source: `FIN-094` */
export const STEP_FAILED = 'An unknown error occurred while advancing step.'

/** Something only somebody who is signed in may do. */
export const SIGN_IN_NEEDED = 'Please sign in first.'

/** A watchlist of somebody else. Source: `API-025`, `D-63` */
export const WATCHLIST_OF_ANOTHER = 'This watchlist belongs to another phone number.'

/** A vehicle that cannot be watched, because the site does not have it. */
export const WATCHED_CAR_UNKNOWN = 'This vehicle is no longer listed.'

/** One more search than somebody may save. */
export const SAVED_SEARCHES_FULL =
  'You can save up to 20 searches. Remove one you no longer need, then save this one.'

/** An address that is no search of the site. */
export const SAVED_SEARCH_UNKNOWN =
  'This search no longer exists. Please search again and save that.'

/** A search that was not saved, because the stock did not answer. */
export const SAVED_SEARCH_FAILED = 'Your search could not be saved just now. Please try again.'

/** A car somebody else has reserved, or that left the stock. Source: `D-13`, `LEAD-081` */
export const VEHICLE_GONE = 'This vehicle is no longer available.'

/** A price or a deposit that changed while somebody was in the checkout. Source: `D-13` */
export const formatOfferChanged = (price: string, deposit: string): string =>
  `The offer has changed since you opened this page: the price is ${price} and the deposit is ${deposit}. Nothing has been charged. Please check it before you go on.`

/** A card the bank refused, or a bank whose customer did not confirm. Source: `D-13`, `PLUS-106` */
export const PAYMENT_DECLINED =
  'Your payment was declined, so nothing was charged. Please try another card.'

/** A processor that did not answer in time. Source: `PLUS-106` */
export const PAYMENT_UNANSWERED =
  'The payment service did not answer, so nothing was charged. Please try again.'

/** A payment that was not finished before the hold ended. Source: `D-121` */
export const HOLD_ENDED =
  'The time to pay has run out, so nothing was charged. Please start the payment again.'

/** No way to pay was chosen. */
export const PAYMENT_UNCHOSEN = 'Please choose how to pay.'

/** The store of reservations does not answer. */
export const RESERVATIONS_UNAVAILABLE =
  'We cannot take reservations at the moment. Please try again shortly or give us a call.'

/** A registration that is no plate. Source: `D-14`, `D-69` */
export const INVALID_REGO = 'Please enter a registration of 1 to 9 letters and digits.'

/** Kilometres that are no number. Source: `D-14` */
export const INVALID_KM = 'Please enter the kilometres as a whole number.'

/** An amount that is no number. Source: `D-14` */
export const INVALID_AMOUNT = 'Please enter the amount in whole dollars.'

/** A link to a purchase that opened it already, or was replaced by a newer one. Source: `PLUS-109` */
export const JOURNEY_LINK_USED = 'This link has been used, or a newer one took its place.'

/** A link to a purchase after its days. Source: `PLUS-109` */
export const JOURNEY_LINK_EXPIRED = 'This link is older than 7 days and no longer opens anything.'

/** A link to a purchase that was cut, or is another site's. Source: `PLUS-109` */
export const JOURNEY_LINK_INVALID = 'This link is not complete. Please open it as it was sent.'

/** A mail that could not be put into the outbox. Source: `PLUS-109` */
export const JOURNEY_MAIL_FAILED = 'We could not send the email. The link below works all the same.'

/** A registration nobody knows. Source: `D-69` */
export const formatRegoUnknown = (noun: TradeInNoun): string =>
  `We could not find this registration. Please tell us about your ${noun}.`

/** The service of registrations does not answer. */
export const formatRegoUnavailable = (noun: TradeInNoun): string =>
  `We cannot look up registrations at the moment. Please tell us about your ${noun}.`

/** A build year that is none. */
export const formatYearInvalid = (noun: TradeInNoun): string =>
  `Please enter the year your ${noun} was built.`

/** The questions or the value of a car are not available. */
export const formatValuationUnavailable = (noun: TradeInNoun): string =>
  `We cannot value ${noun}s online at the moment.`

/** An id of a car that no lookup gave. Source: `D-69` */
export const TRADE_IN_UNKNOWN = 'This car is not known. Please look it up again.'

/** An offer that was not made, or too long ago. Source: `API-047` */
export const OFFER_UNKNOWN = 'This offer is no longer available. Please ask for a new one.'

/** A call whose fields are not as they should be. Source: `D-69`, `D-70` */
export const TRADE_IN_MALFORMED = 'This request is not complete.'

/** An amount that is none, or has parts of a cent. Source: `D-65` */
export const AMOUNT_MALFORMED = 'Please enter the amount in dollars, such as 250 or 250.50.'

/** An amount to finance that is none. Source: `FIN-096` */
export const LOAN_AMOUNT_MALFORMED = 'Please enter the amount in dollars, such as 30,000.'

/** An amount the dealer takes no payments of. Source: `D-65` */
export const formatAmountRange = (minimum: string, maximum: string): string =>
  `Please enter an amount from ${minimum} to ${maximum}.`

/** A payment that was not finished in its time. Source: `D-65` */
export const PAYMENT_ENDED =
  'The time to pay has run out, so nothing was charged. Please pay again.'

/** The store of payments does not answer, or no processor is there. Source: `D-65` */
export const PAYMENTS_UNAVAILABLE =
  'We cannot take payments online at the moment. Please try again shortly or give us a call.'

/** A box that has to be ticked before an account goes. */
export const CONFIRM_DELETION = 'Tick the box to delete your account.'

/** An account that was not deleted, because the store did not answer. */
export const ACCOUNT_NOT_DELETED =
  'Your account could not be deleted just now, and nothing is lost. Please try again.'

/** An event of a payment processor that is larger than any it sends. Source: `PLUS-106` */
export const PAYMENT_EVENT_TOO_LARGE = 'An event holds at most 256 kB.'

/** An event nobody signed with our secret just now. Source: `PLUS-106` */
export const PAYMENT_EVENT_UNSIGNED =
  'The signature is missing, was made with another secret or for another body, or is more than five minutes old.'

/** A signed call that is no event. Source: `PLUS-106` */
export const PAYMENT_EVENT_MALFORMED = 'The call has to be an event in JSON.'

/** An event that has to be sent again. Source: `PLUS-106` */
export const PAYMENT_EVENT_FAILED = 'The event was not carried on; it has to be sent again.'

/** A call of a dealer's own system that is not signed as it has to be. */
export const LEAD_SIGNATURE_INVALID =
  'The signature is missing, was made with another secret or for another address, or is more than five minutes old.'

/** A number of leads that no answer holds. */
export const LEAD_LIMIT_INVALID = 'The limit has to be a whole number from 1 to 200.'

/** A cursor that no answer gave, or one from before a backup was restored. */
export const LEAD_CURSOR_UNKNOWN =
  'This cursor is not one of this site. Begin without a cursor, and tell leads you have by their id.'

/** The store of leads does not answer a dealer's own system. */
export const LEAD_FEED_FAILED =
  'The leads cannot be read at the moment. Ask again with the same cursor.'

/** The number of a counter that a site does not show. */
export const COUNTER_UNKNOWN = 'This site shows no counter right now.'
