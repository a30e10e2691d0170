import * as v from 'valibot'
import { cleanEmail, emailMaxLength } from './email.ts'
import { leadMessage } from './lead-message.ts'
import { cleanText, normaliseLineBreaks, ungroupDollars } from './lead-text.ts'
import { isTicked } from './ticked-box.ts'

/** Longest text of each kind an enquiry takes, in characters; the form's `maxlength` and the check. */
export const enquiryLimit = {
  name: 100,
  phone: 30,
  message: 5000,
  short: 120,
  address: 2000,
} as const

const { textExpected, idExpected, tickExpected, listExpected } = leadMessage

const text = (max: number) =>
  v.optional(
    v.pipe(v.string(textExpected), v.transform(cleanText), v.maxLength(max, leadMessage.tooLong)),
    '',
  )

const ticked = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['on', 'true', 'false', '1', '0', '']),
      v.transform((value) => isTicked(value)),
    ),
  ],
  tickExpected,
)

const identifier = v.optional(
  v.nullable(
    v.union(
      [
        v.pipe(v.number(), v.safeInteger(idExpected), v.minValue(1, idExpected)),
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^\d{0,15}$/, idExpected),
          v.transform((digits) => (digits === '' ? null : Number(digits))),
        ),
      ],
      idExpected,
    ),
  ),
  null,
)

const services = v.optional(
  v.union(
    [
      v.pipe(
        v.array(v.pipe(v.string(textExpected), v.maxLength(enquiryLimit.short))),
        v.maxLength(50),
      ),
      v.pipe(
        v.string(),
        v.maxLength(enquiryLimit.short),
        v.transform((one) => (one === '' ? [] : [one])),
      ),
    ],
    listExpected,
  ),
  [],
)

/**
 * Shape of a sent enquiry, the same for the form and the handler: names as the receivers know them,
 * text trimmed and freed of control characters. Which fields must be filled is the form's rule
 * (`findEnquiryErrors`), because it differs between sites. Unknown keys are dropped.
 * Source: `DATA-051` to `DATA-053`, `DATA-056`, `DATA-057`
 */
export const enquirySchema = v.object({
  name: text(enquiryLimit.name),
  last_name: text(enquiryLimit.name),
  email: v.pipe(text(emailMaxLength), v.transform(cleanEmail)),
  phone: text(enquiryLimit.phone),
  postcode: text(enquiryLimit.short),
  message: v.optional(
    v.pipe(
      v.string(textExpected),
      v.transform(normaliseLineBreaks),
      v.maxLength(enquiryLimit.message, leadMessage.tooLong),
    ),
    '',
  ),
  category: text(enquiryLimit.short),
  subcategory: text(enquiryLimit.short),
  dealership_slug: text(enquiryLimit.short),
  manufacturer_slug: text(enquiryLimit.short),
  /** Slug of the chosen location. */
  location: text(enquiryLimit.short),
  location_id: identifier,
  Rego: text(enquiryLimit.short),
  stock_number: text(enquiryLimit.short),
  'Vehicle Make': text(enquiryLimit.short),
  'Vehicle Model': text(enquiryLimit.short),
  car_type: text(enquiryLimit.short),
  car_id: identifier,
  car_dealership_id: identifier,
  vehicle_status: text(enquiryLimit.short),
  /** Missing means not ticked: consent is never assumed (`D-68`). */
  opt_in: v.optional(ticked, false),
  /** Version of the wording beside the checkbox (`D-100`). */
  opt_in_version: text(enquiryLimit.short),
  additional_services: services,
  /** Preferred day of a visit, YYYY-MM-DD at the location (`LEAD-037`). */
  appointment_date: text(enquiryLimit.short),
  /** Preferred time of a visit, HH:MM in 24 hours at the location (`LEAD-037`). */
  appointment_time: text(enquiryLimit.short),
  /** Slug of the location the car is to be brought to (`LEAD-038`). */
  distribution_location: text(enquiryLimit.short),
  /** True when the terms beside the form were accepted (`LEAD-039`). */
  terms_accepted: v.optional(ticked, false),
  /** Amount a visitor wants to finance, in dollars (`FIN-096`). */
  purchasePrice: v.pipe(text(enquiryLimit.short), v.transform(ungroupDollars)),
  /** Years of the loan, 1 to 7 (`FIN-096`). */
  loanTerm: text(enquiryLimit.short),
  /** The visitor's own word about their credit history (`FIN-046`). */
  selfAssessedCreditScore: text(enquiryLimit.short),
  /** Person of the dealership who helps the visitor (`FIN-010`). */
  whoIsHelping: text(enquiryLimit.short),
  /** Identification number of the vehicle a visitor wants to finance (`FIN-097`). */
  vin: text(enquiryLimit.short),
  /** Its code in the national vehicle index (`API-031`). */
  nvic: text(enquiryLimit.short),
  /** Its year (`API-031`). */
  year: text(enquiryLimit.short),
  /** Text of the form itself, sent before the visitor's message (`LEAD-035`). */
  default_message: text(enquiryLimit.short),
  page_id: text(enquiryLimit.short),
})

/** A sent enquiry in its normal shape; texts are '' when not given. */
export type Enquiry = v.InferOutput<typeof enquirySchema>

/** Fields of an enquiry by name with the one thing that is wrong with each. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Reads a sent enquiry from JSON or from form fields.
 * @returns the enquiry, or the fields whose values do not have the right shape
 */
export function parseEnquiry(
  input: unknown,
): { ok: true; enquiry: Enquiry } | { ok: false; fields: FieldErrors } {
  const result = v.safeParse(enquirySchema, input)
  if (result.success) return { ok: true, enquiry: result.output }
  const fields: Record<string, string> = {}
  for (const issue of result.issues) {
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'enquiry'
    fields[name] ??= issue.message.startsWith('Invalid') ? leadMessage.invalidChoice : issue.message
  }
  return { ok: false, fields }
}
