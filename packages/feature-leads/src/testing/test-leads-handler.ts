import { aSite } from '@forecourt/tenant-config/testing'
import type { LeadSpool, SpooledLead } from '../model/lead-spool.ts'
import { createRenderedAtToken } from '../model/spam.ts'
import { createLeadsHandler, type LeadsHandlerOptions } from '../server/leads.handler.ts'
import { createMemoryRateLimit } from '../server/memory-rate-limit.ts'
import { leastFreeDiskBytes } from '../server/store-enquiry.ts'
import { createInMemoryLeadStore } from './in-memory-lead-store.ts'
import { createSilentLogger } from './silent-logger.ts'

/** Instant of every sending. */
export const now = new Date('2026-11-20T00:00:00.000Z')
const target = (id: string) =>
  ({ id, type: 'webhook', url: `https://${id}.example/leads`, secretEnv: 'SECRET' }) as const
/** A site with two targets of leads. */
export const site = aSite({
  id: 'harbour',
  domains: ['harbour.localhost'],
  delivery: { targets: [target('crm'), target('mail')] },
})

function aSpool(): LeadSpool & { leads: SpooledLead[] } {
  const leads: SpooledLead[] = []
  return {
    leads,
    put: async (lead) => {
      leads.push(lead)
      return { leadId: lead.entry.lead.id, isNew: true }
    },
    count: async () => leads.length,
    list: async () => leads,
    remove: async () => {},
  }
}

/** Needs of a handler of leads over stores in memory. */
export function someLeadsOptions() {
  const store = createInMemoryLeadStore()
  const spool = aSpool()
  const logger = createSilentLogger()
  return {
    store,
    spool,
    logger,
    clock: () => now,
    newKey: () => crypto.randomUUID(),
    rateLimit: createMemoryRateLimit(),
    contactLimit: createMemoryRateLimit(),
    freeDisk: async () => leastFreeDiskBytes,
    clientAddress: () => '203.0.113.7',
  }
}

/** The handler of leads over stores in memory, with the given differences. */
export function aHandler(changes: Partial<LeadsHandlerOptions> = {}) {
  const options = someLeadsOptions()
  const { store, spool, logger } = options
  return { store, spool, logger, handle: createLeadsHandler({ ...options, ...changes }) }
}

/** Address enquiries are sent to. */
export const address = 'http://harbour.localhost:3000/api/leads'

/** A sending by script. */
export function json(body: unknown, headers: Record<string, string> = {}) {
  return new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Fields of a form that is sent without script. */
export const formFields = {
  name: ' Ann ',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '+61 412 345 678',
  message: 'one\r\ntwo',
  category: 'Vehicle Enquiry',
  opt_in: 'on',
  opt_in_version: '2026-11',
  car_id: '40817',
  car_name: '2021 Toyota Corolla',
  car_path: '/cars/2021-toyota-corolla',
  website_url: '',
  idempotency_key: 'page-key-1',
  rendered_at: createRenderedAtToken(new Date(now.getTime() - 30_000)),
}

/** A sending without script. */
export function form(fields: Record<string, string>, path = '/cars/2021-toyota-corolla/enquire') {
  return new Request(`http://harbour.localhost:3000${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://harbour.localhost:3000',
    },
    body: new URLSearchParams(fields),
  })
}
