import { honeypotField, renderedAtField } from './spam.ts'

/**
 * Data a form sends besides the enquiry, in hidden fields.
 * Source: `D-03`, `D-07`, `DATA-054`
 */
export interface EnquiryContext {
  /** Names this rendering of the form; '' on a page that is cached, where script makes one (`D-123`). */
  idempotency_key: string
  /** When the form was rendered (`createRenderedAtToken`); '' on a page that is cached. */
  rendered_at: string
  /** Address of the page the form is on. */
  url: string
  /** Name and path of the car, shown again on the page after the enquiry; '' without a car. */
  car_name: string
  car_path: string
  /** Dealer's own tag of the car, which decides the event of the lead (`D-77`). Default '', none. */
  car_tag?: string
  /** Step the form stands at. Default '', the first. */
  step?: string
  /** Content of the field that people do not see, carried from step to step. Default ''. */
  website_url?: string
}

/** Names of the hidden fields that are not part of the enquiry itself. */
export const contextFields = {
  idempotencyKey: 'idempotency_key',
  renderedAt: renderedAtField,
  honeypot: honeypotField,
  url: 'url',
  carName: 'car_name',
  carPath: 'car_path',
  carTag: 'car_tag',
  step: 'step',
  move: 'move',
} as const

/** Value of the button that leads back a step, sent as `move`. */
export const backMove = 'back'

/** Value of the button that sends a code to the phone of the form. */
export const sendMove = 'send'

/** Value of the button that asks for another phone. */
export const changeMove = 'change'

/** Reads the hidden fields; what is missing is ''. */
export function readEnquiryContext(
  fields: Readonly<Record<string, unknown>>,
): Required<EnquiryContext> {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    idempotency_key: text(contextFields.idempotencyKey),
    rendered_at: text(contextFields.renderedAt),
    url: text(contextFields.url),
    car_name: text(contextFields.carName),
    car_path: text(contextFields.carPath),
    car_tag: text(contextFields.carTag),
    step: text(contextFields.step),
    website_url: text(contextFields.honeypot),
  }
}
