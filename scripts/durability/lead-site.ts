import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL_STRIPE_KEY } from '@forecourt/feature-leads/testing/services'
import { anExampleFile } from '@forecourt/tenant-config/testing'

/** The one dealer of a server to be killed. */
export const dealer = { id: 'harbour', host: 'harbour.localhost' } as const

/** Options of a server to be killed. */
export interface LeadServerOptions {
  /** Folder of everything it writes. */
  directory: string
  webhookUrl: string
  secret: string
  /** Leads go to the spool, as if the database did not answer. Default false. */
  isStoreAway?: boolean
  /** Address of a PostgreSQL that is not its own. Default: it has one of its own in its folder. */
  databaseUrl?: string
  /** Address of a Stripe that takes deposits and payments. Default: nobody takes any. */
  stripeUrl?: string
  /** The server as `npm run build` makes it, instead of its source with pages of one sentence. Default false. */
  isBuilt?: boolean
}

/** Writes the tenant file of the dealer. Returns the environment of its server. */
export function writeLeadSite(options: LeadServerOptions): Record<string, string> {
  const { directory, webhookUrl, secret, databaseUrl, stripeUrl } = options
  const tenants = join(directory, 'tenants')
  mkdirSync(tenants, { recursive: true })
  const target = { id: 'crm', type: 'webhook', url: webhookUrl, secretEnv: 'LEAD_SERVER_SECRET' }
  const tenant = {
    ...anExampleFile,
    id: dealer.id,
    domains: [dealer.host],
    delivery: { targets: [target] },
    stockPush: { secretEnv: 'LEAD_SERVER_SECRET' },
    ...(stripeUrl && {
      features: { reserve: true, onlinePayment: true },
      reserve: { paymentProcessors: ['stripe'], holdMinutes: 2 },
    }),
  }
  writeFileSync(join(tenants, `${dealer.id}.json`), JSON.stringify(tenant))
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    LEAD_SERVER_SECRET: secret,
    FORECOURT_DATA: directory,
    FORECOURT_TENANTS: tenants,
    FORECOURT_DEMO_STOCK: '0',
    FORECOURT_DEV_INBOX: '1',
    // The stream says who sends and to whom, as a proxy does.
    FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(stripeUrl && { FORECOURT_STRIPE_KEY: LOCAL_STRIPE_KEY, FORECOURT_STRIPE_URL: stripeUrl }),
  }
}
