export { createEmbeddedGeocoder, POSTCODE_ATTRIBUTION } from './embedded-geocoder.ts'
export { createGoogleGeocoder, type GoogleGeocoderOptions } from './google-geocoder.ts'
export { createRememberingGeocoder } from './remembering-geocoder.ts'
