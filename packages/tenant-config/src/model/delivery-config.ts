import * as v from 'valibot'
import { serverField, serverSetting } from './setting.ts'
import { environmentVariable, serviceUrl, slug } from './setting-values.ts'

const targetId = serverField(
  slug,
  'Name of the target, unique in the site; deliveries are recorded under it.',
)

const targetPurpose = serverSetting(
  v.picklist(['leads', 'marketing']),
  'leads',
  'What the target does with a lead: "leads" (default) answers it; "marketing" writes to people unasked and gets only those who agreed and have not unsubscribed (D-100).',
)

const webhookTargetSchema = v.strictObject({
  id: targetId,
  type: serverField(v.literal('webhook'), 'A signed JSON webhook (D-03).'),
  purpose: targetPurpose,
  url: serverField(serviceUrl, 'Address each lead is posted to.'),
  secretEnv: serverField(
    environmentVariable,
    'Environment variable that holds the signing secret; the secret itself never stands in a file.',
  ),
})

const adfTargetSchema = v.strictObject({
  id: targetId,
  type: serverField(v.literal('adf'), 'ADF 1.0 XML by HTTP (D-03).'),
  purpose: targetPurpose,
  url: serverField(serviceUrl, 'Address each lead is posted to.'),
  tokenEnv: serverSetting(
    v.nullable(environmentVariable),
    null,
    'Environment variable that holds the bearer token of the receiver; default null, none is sent.',
  ),
})

const emailTargetSchema = v.strictObject({
  id: targetId,
  type: serverField(v.literal('email'), 'A mail for each lead (D-03).'),
  purpose: targetPurpose,
  to: serverField(
    v.pipe(v.string(), v.email('must be an email address')),
    'Mailbox each lead is sent to.',
  ),
  format: serverSetting(
    v.picklist(['text', 'adf']),
    'text',
    'Words for a person (default), or ADF 1.0 XML for a program that reads the mailbox.',
  ),
})

const digestRecipientSchema = v.strictObject({
  to: serverField(
    v.pipe(v.string(), v.email('must be an email address')),
    'Mailbox the digest is sent to.',
  ),
  dealership: serverSetting(
    v.nullable(slug),
    null,
    'Slug of the dealership whose leads it tells of; default null, those of the whole site.',
  ),
})

const digestSchema = v.strictObject({
  recipients: serverSetting(
    v.nullable(v.array(digestRecipientSchema)),
    null,
    'Who gets the daily email about leads; default null, the mailboxes of email targets for people; an empty list, nobody.',
  ),
  hour: serverSetting(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
    7,
    'Hour of the day from which the daily email is sent, in the time zone of the site; default 7.',
  ),
})

/** Where the leads of a site are sent; never seen by a browser (CFG-097). */
export const deliverySchema = v.strictObject({
  targets: serverSetting(
    v.array(v.variant('type', [webhookTargetSchema, adfTargetSchema, emailTargetSchema])),
    [],
    'Targets every lead is delivered to; default none, the lead is stored (D-03).',
  ),
  digest: serverSetting(
    digestSchema,
    {},
    'The email a day about the leads of the day before; server only.',
  ),
})

/** Where the leads of a site are sent. */
export type DeliveryConfig = v.InferOutput<typeof deliverySchema>

/** One target of the leads of a site. */
export type DeliveryTarget = DeliveryConfig['targets'][number]
