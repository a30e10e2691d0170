import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@forecourt/database'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { aLead } from '@forecourt/feature-leads/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLeads } from './lead-audit.ts'

let directory: string
let database: Database
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-audit-'))
  database = await openDatabase({ directory: join(directory, 'postgres') })
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const anEnquiryOf = (key: string) =>
  aLead({ idempotency_key: key, payload: { email: `${key}@example.com` } })

const store = async (lead: ReturnType<typeof aLead>) => {
  await createPostgresLeadStore(database).accept('harbour', { lead, targetIds: [] })
}

/** Two enquiries that were acknowledged, stored and delivered. */
async function makeRun() {
  await database.system((tx) => tx.$client.query('delete from leads'))
  const leads = [anEnquiryOf('one'), anEnquiryOf('two')]
  for (const lead of leads) await store(lead)
  const [first = anEnquiryOf('one')] = leads
  return {
    first,
    acknowledged: new Map(leads.map((lead) => [lead.idempotency_key, lead.id])),
    received: new Set(leads.map(({ id }) => id)),
    forged: 0,
  }
}

type Run = Awaited<ReturnType<typeof makeRun>>

const audit = ({ acknowledged, received, forged }: Run) =>
  auditLeads(directory, { acknowledged }, { received, forged: () => forged }, 0)

const clean = { promised: 2, lost: 0, doubled: 0, undelivered: 0, forged: 0, unasked: 0 }

describe('auditLeads', () => {
  it('counts no fault of a clean run', async () => {
    expect(await audit(await makeRun())).toEqual(clean)
  })

  it.each<[string, (run: Run) => unknown, Partial<typeof clean>]>([
    [
      'an acknowledged lead that is not stored',
      (run) => run.acknowledged.set('three', 'an id'),
      { promised: 3, lost: 1, undelivered: 1 },
    ],
    [
      'a lead stored under another id than the one that was promised',
      (run) => run.acknowledged.set('one', crypto.randomUUID()),
      { lost: 1, undelivered: 1, unasked: 1 },
    ],
    [
      'a lead stored twice, under another key',
      ({ first }) => store({ ...first, id: crypto.randomUUID(), idempotency_key: 'another' }),
      { doubled: 1, unasked: 1 },
    ],
    [
      'a delivery that never reached the receiver',
      ({ first, received }) => received.delete(first.id),
      { undelivered: 1 },
    ],
    [
      'a delivery with a foreign signature',
      (run) => {
        run.forged = 1
      },
      { forged: 1 },
    ],
    ['a lead nobody was promised', () => store(anEnquiryOf('three')), { unasked: 1 }],
  ])('counts %s', async (_, plant, expected) => {
    const run = await makeRun()
    await plant(run)
    expect(await audit(run)).toEqual({ ...clean, ...expected })
  })
})
