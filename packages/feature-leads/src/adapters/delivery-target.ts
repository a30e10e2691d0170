import type { Site } from '@forecourt/tenant-config/model'
import { type AdfVendor, createAdfVendor, findLeadPlace } from '../model/adf-vendor.ts'
import type { DeliveryTarget, OutgoingLead } from '../model/delivery-target.ts'
import type { EmailSender } from '../model/email-sender.ts'
import type { MailBrand } from '../model/mail/mail-content.ts'
import { createEmailTarget } from './email-target.ts'
import { createHttpAdf } from './http-adf.ts'
import { createHttpWebhook } from './http-webhook.ts'

/** Ports of targets. */
export interface DeliveryPorts {
  fetch: typeof globalThis.fetch
  clock: () => Date
  /** A secret by the name of its environment variable; `undefined` where it is not set. */
  secretOf: (name: string) => string | undefined
  /** `null` where no mail server is set; a delivery by mail says so and is tried again. */
  email: EmailSender | null
  /** Look of mails for a person, about a car or none. Default: they are plain text alone. */
  mailBrandOf?: (site: Site, car: { location_id: number | null }) => MailBrand
}

type TargetConfig = Site['delivery']['targets'][number]

/** The target a tenant file describes. Source: `D-03` */
export function createDeliveryTarget(
  config: TargetConfig,
  site: Site,
  { fetch, clock, secretOf, email, mailBrandOf }: DeliveryPorts,
): DeliveryTarget {
  const vendorOf = ({ lead }: OutgoingLead): AdfVendor => createAdfVendor(site, lead)
  switch (config.type) {
    case 'webhook':
      return createHttpWebhook({
        url: config.url,
        secret: secretOf(config.secretEnv),
        fetch,
        clock,
      })
    case 'adf': {
      const token = config.tokenEnv === null ? null : secretOf(config.tokenEnv)
      return createHttpAdf({ url: config.url, token, fetch, clock, vendorOf })
    }
    case 'email':
      return createEmailTarget({
        to: config.to,
        format: config.format,
        sender: email,
        site,
        brandOf:
          mailBrandOf &&
          (({ lead }) => mailBrandOf(site, { location_id: findLeadPlace(site, lead)?.id ?? null })),
      })
  }
}
