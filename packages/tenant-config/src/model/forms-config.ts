import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { text } from './setting-values.ts'

const optInWordingSchema = v.strictObject({
  version: browserSetting(
    text,
    '2026-11',
    'Version of the wording, stored with each lead (D-100).',
  ),
  text: browserSetting(
    text,
    'Send me news and offers by email and SMS. I can unsubscribe at any time.',
    'Wording beside the opt-in checkbox (D-100).',
  ),
})

const additionalServiceSchema = v.strictObject({
  value: browserField(text, 'Value stored with the lead.'),
  label: browserField(text, 'Option as visitors read it.'),
})

/** Contact and enquiry forms of a site. */
export const formsSchema = v.strictObject({
  messageRequired: browserSetting(
    v.boolean(),
    true,
    'Whether the enquiry needs a message; default on (CFG-076).',
  ),
  dealershipSelectHidden: browserSetting(
    v.boolean(),
    false,
    'Hides the dealership select of a site with several dealerships; default off (CFG-077).',
  ),
  locationField: browserSetting(
    v.boolean(),
    false,
    'Shows and requires the location select; default off (CFG-078).',
  ),
  postcodeRequired: browserSetting(
    v.boolean(),
    false,
    'Shows and requires a postcode in the enquiry form; default off (CFG-079).',
  ),
  testDriveTerms: browserSetting(
    v.nullable(text),
    null,
    'Terms shown and to be accepted in the test drive form; default none (CFG-080).',
  ),
  categories: browserSetting(
    v.pipe(v.array(text), v.minLength(1, 'must hold at least one category')),
    [
      'General Enquiry',
      'Vehicle Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
      'Careers Enquiry',
    ],
    'Categories of the enquiry form, in order (D-67).',
  ),
  optInDefault: browserSetting(
    v.boolean(),
    true,
    'Whether the opt-in checkbox starts ticked; default on (D-68).',
  ),
  optInWording: browserSetting(
    optInWordingSchema,
    {},
    'Wording of the opt-in checkbox with its version (D-100).',
  ),
  additionalServices: browserSetting(
    v.array(additionalServiceSchema),
    [],
    'Options offered below the message of an enquiry; default none.',
  ),
  workshopJobs: browserSetting(
    v.array(additionalServiceSchema),
    [
      'Scheduled service',
      'Repairs',
      'Brakes and tyres',
      'Electrical and air conditioning',
      'Recall work',
    ].map((job) => ({ value: job, label: job })),
    'Jobs offered in the service form, sent as additional services; default five (SITE-037).',
  ),
})

/** Contact and enquiry forms of a site. */
export type FormsConfig = v.InferOutput<typeof formsSchema>
