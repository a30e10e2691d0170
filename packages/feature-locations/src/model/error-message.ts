/*
 * Sentences that tell a visitor of a place that was not found, each once and spelt as it is fixed. Every
 * package has its own; a test goes over the sources and finds none elsewhere (`ERR-001`).
 */

/** A geocoder that knows no such postcode. Source: §8 */
export const POSTCODE_NOT_FOUND = 'Invalid postcode'
