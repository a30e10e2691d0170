import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import {
  createPostgresDeliveryQueue,
  createPostgresDemoPayments,
  createPostgresLeadStore,
  createPostgresOnlinePaymentStore,
  createPostgresReservationStore,
} from '@forecourt/feature-leads/adapters/postgres'
import { openLeadSpool, resolveLeadSpoolFolder } from '@forecourt/feature-leads/server'
import { aLead, aNewOnlinePayment, aNewReservation } from '@forecourt/feature-leads/testing'
import { findFeedFormat } from '@forecourt/stock/feed'
import type { Car } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { importStock } from '@forecourt/stock/server'
import { createTenantStore } from '@forecourt/tenant-config/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../process/env.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

/** Tenant files of the fictional dealers, which these tests read as anybody's. */
const tenants = fileURLToPath(new URL('../../../demo/tenants', import.meta.url))
let database: TestDatabase
const now = new Date('2026-11-21T00:00:00Z')
const lead = aLead({ id: '6d1f2f0a-8b57-4d1e-9a53-0d1c8f6f2a11', received_at: now.toISOString() })

beforeAll(async () => {
  database = await createTestDatabase()
  await createPostgresLeadStore(database).accept('harbour', { lead, targetIds: ['crm'] })
  await failDelivery()
  await importCar()
})
afterAll(async () => {
  await database.close()
})

async function failDelivery() {
  const queue = createPostgresDeliveryQueue(database)
  const [claimed] = await queue.claim({ now, limit: 1, leaseMs: 1000 })
  if (!claimed) throw new Error('expected a delivery')
  await queue.settle(claimed, {
    outcome: { isDelivered: false, statusCode: 500, error: 'the target answered 500' },
    at: now.toISOString(),
    durationMs: 5,
    nextTryAt: null,
  })
}

async function importCar() {
  const logger = { info: () => {}, warn: () => {}, error: () => {} }
  const sites = await createTenantStore({ directory: tenants, logger, watch: false })
  const site = sites.siteById('ridgeline')
  const format = findFeedFormat('au-ftp-csv')
  if (!site || !format) throw new Error('expected the demo dealer and the format')
  const picture = 'https://cdn.dms.example/r1.jpg'
  const feed = `Stock,Make,Model,Badge,Year,Price,Images\nR1,Mazda,CX-5,GT,2022,"$38,990",${picture}\n`
  const store = createPostgresStockStore(database)
  const report = await importStock({ store, site, format, bytes: oneChunk(feed), now })
  expect(report.problems).toEqual([])
}

async function* oneChunk(text: string) {
  yield new TextEncoder().encode(text)
}

async function run(words: string, variables: Record<string, string> = {}) {
  const printed: string[] = []
  const code = await runCommandLine(words.split(' '), {
    commands,
    env: readEnv({ DATABASE_URL: database.url, FORECOURT_TENANTS: tenants, ...variables }),
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    now: () => now,
  })
  return { code, output: printed.join('\n') }
}

describe('forecourt reservations', () => {
  const id = '7a6b5c4d-1111-4222-8333-444455556666'
  beforeAll(async () => {
    const store = createPostgresReservationStore(database)
    const payments = createPostgresDemoPayments(database, 'harbour', () => now)
    const payment = { description: 'Deposit', returnUrl: 'http://harbour.localhost/return' }
    await payments.add({ id: 'demo-1', status: 'captured', amountCents: 20_000, ...payment })
    await store.hold('harbour', aNewReservation({ id, lead, createdAt: now }), now)
    await store.setPayment('harbour', id, 'demo-1')
  })

  it('shows them, and refunds none that is not paid', async () => {
    const { output } = await run('reservations list --site harbour')
    expect(output).toMatch(/R-7A6B5C4D +\S+ +Ann Lee +\$200 +demo +held/)
    const refused = await run(`reservations refund --site harbour ${id}`)
    expect(refused).toEqual({
      code: 2,
      output: 'Reservation R-7A6B5C4D has no deposit that could be refunded.',
    })
  })

  it('refunds a deposit once, frees the car and tells its customer [PLUS-105]', async () => {
    const store = createPostgresReservationStore(database)
    await store.startPaying('harbour', id, now)
    await store.complete('harbour', id, now)
    const refunded = await run(`reservations refund --site harbour ${id}`)
    expect(refunded).toEqual({
      code: 0,
      output: 'Reservation R-7A6B5C4D was refunded, and its car is free again.',
    })
    expect((await run(`reservations refund --site harbour ${id}`)).code).toBe(2)
    const rows = await database.queryAsOwner("select status from demo_payments where id = 'demo-1'")
    expect(rows).toEqual([{ status: 'refunded' }])
    const mails = await database.queryAsOwner('select site, message from outgoing_mails')
    expect(mails).toEqual([
      {
        site: 'harbour',
        message: expect.objectContaining({
          to: lead.payload.email,
          subject: expect.stringMatching(/^Your deposit is refunded/),
          text: expect.stringMatching(/R-7A6B5C4D[^]*\$200/),
        }),
      },
    ])
    expect((await run('reservations list --site harbour')).output).toContain('refunded')
  })

  it('knows nothing of another site’s, and explains what is missing', async () => {
    const elsewhere = await run(`reservations refund --site ironbark ${id}`)
    expect(elsewhere).toMatchObject({ code: 2, output: expect.stringContaining('not known') })
    const { code, output } = await run('reservations refund --site harbour')
    expect([code, output]).toEqual([1, expect.stringContaining('RESERVATION is missing')])
  })
})

describe('forecourt payments', () => {
  it('shows a payment, and refunds it once [D-65]', async () => {
    const id = '7a6b5c4d-2222-4222-8333-444455556666'
    const store = createPostgresOnlinePaymentStore(database)
    const bank = createPostgresDemoPayments(database, 'ironbark', () => now)
    const payment = { description: 'INV-10482', returnUrl: 'http://harbour.localhost/return' }
    await bank.add({ id: 'demo-2', status: 'captured', amountCents: 25_050, ...payment })
    await store.begin('ironbark', aNewOnlinePayment({ id, lead: aLead(), createdAt: now }))
    await store.setPayment('ironbark', id, 'demo-2')
    const refund = () => run(`payments refund --site ironbark ${id}`)
    expect(await refund()).toEqual({
      code: 2,
      output: 'Payment P-7A6B5C4D has no amount that could be refunded.',
    })
    await store.startPaying('ironbark', id)
    await store.complete('ironbark', id, now)
    const { output } = await run('payments list --site ironbark')
    expect(output).toMatch(/P-7A6B5C4D +INV-10482 +.+ +\$250\.50 +demo +paid/)
    expect(await refund()).toEqual({ code: 0, output: 'Payment P-7A6B5C4D was refunded.' })
    expect((await refund()).code).toBe(2)
    const mails = await database.queryAsOwner(
      "select message->>'subject' as subject from outgoing_mails where site = 'ironbark'",
    )
    expect(mails).toEqual([{ subject: expect.stringMatching(/^Your payment is refunded/) }])
    expect((await run('payments list --site ironbark')).output).toContain('refunded')
    expect((await run(`payments refund --site harbour ${id}`)).output).toContain('not known')
    // The number a customer reads on the receipt, which several payments may begin with.
    expect((await run('payments refund --site ironbark P-7A6B5C4D')).output).toBe(
      'Payment P-7A6B5C4D is not known at this site; name it by its id, as "payments list" shows it.',
    )
    expect((await run('payments list --site ironbark --limit 0')).code).toBe(1)
  })
})

describe('forecourt leads', () => {
  it('lists leads with the standing of their deliveries', async () => {
    const { code, output } = await run('leads list --site harbour')
    const [head, row] = output.split('\n')
    expect(code).toBe(0)
    expect(head).toMatch(/^Received +Lead +Kind +From +Deliveries$/)
    expect(row).toContain(`${lead.id}  ${lead.payload.category}`)
    const payload = { category: 'Trade In', subcategory: '3. Offer Accepted' }
    const tradeIn = { lead: aLead({ payload }), targetIds: [] }
    await createPostgresLeadStore(database).accept('caravans', tradeIn)
    const others = await run('leads list --site caravans')
    expect(others.output).toContain(`${tradeIn.lead.id}  Trade In (3. Offer Accepted)`)
    expect(row).toContain(`${lead.payload.name} ${lead.payload.last_name}`)
    expect(row).toMatch(/ crm dead$/)
  })

  it('lists only leads with a delivery of one status', async () => {
    expect((await run('leads list --site harbour --delivery dead')).output).toContain(lead.id)
    expect((await run('leads list --site harbour --delivery pending')).output).not.toContain(
      lead.id,
    )
  })

  it('shows nothing of another site', async () => {
    expect((await run('leads list --site ridgeline')).output).not.toContain(lead.id)
    expect(await run(`leads show --site ridgeline ${lead.id}`)).toEqual({
      code: 2,
      output: `ridgeline has no lead ${lead.id}.`,
    })
  })

  it('shows a lead with its fields and the last try', async () => {
    const { code, output } = await run(`leads show --site harbour ${lead.id}`)
    expect(code).toBe(0)
    expect(output).toContain(`  email: ${lead.payload.email}`)
    expect(output).toContain('  received: 2026-11-21T00:00:00.000Z')
    expect(output).toContain(
      '  crm: dead, 1 try, last at 2026-11-21T00:00:00.000Z: the target answered 500',
    )
  })

  it('shows every lead of a person', async () => {
    const { email, phone } = lead.payload
    for (const of of [`--email ${email}`, `--phone ${phone.replaceAll(' ', '')}`]) {
      const { code, output } = await run(`leads show --site harbour ${of}`)
      expect(code).toBe(0)
      expect(output).toContain(`Lead ${lead.id}`)
    }
    expect(await run('leads show --site harbour --email nobody@example.com')).toEqual({
      code: 2,
      output: 'harbour has no lead of them.',
    })
    expect((await run('leads show --site harbour --email nobody')).code).toBe(1)
    expect((await run(`leads show --site harbour --email ${email} ${lead.id}`)).code).toBe(1)
  })

  it('sends a dead delivery again, once', async () => {
    expect(await run(`leads resend --site harbour ${lead.id}`)).toEqual({
      code: 0,
      output: `1 of lead ${lead.id} due again.`,
    })
    expect((await run('leads list --site harbour --delivery pending')).output).toContain(lead.id)
    expect(await run(`leads resend --site harbour ${lead.id}`)).toEqual({
      code: 2,
      output: `Lead ${lead.id} has no dead delivery.`,
    })
  })

  it('sends what is dead of a target again, since a time, at one site or at all [PLUS-091]', async () => {
    await failDelivery()
    expect(await run('leads resend --target crm --since 2026-11-21T10:00:01+10:00')).toEqual({
      code: 2,
      output: 'crm has no dead delivery since then.',
    })
    expect((await run('leads resend --site ridgeline --target crm --since 2026-11-21')).code).toBe(
      2,
    )
    expect(await run('leads resend --target crm --since 2026-11-21T10:00:00+10:00')).toEqual({
      code: 0,
      output: 'harbour: 1 due again.',
    })
    await failDelivery()
    expect(await run('leads resend --site harbour --target crm --since 2026-11-21')).toEqual({
      code: 0,
      output: 'harbour: 1 due again.',
    })
  })

  it.each([
    ['--target crm', '--since is missing.'],
    ['--target crm --since yesterday', '--since is a time like'],
    ['--target crm --since 2026-11-21T10:00', '--since is a time like'],
    ['--target crm --since 2026-02-31T08:00+10:00', '--since is a time like'],
    [`--target crm --since 2026-11-21 ${lead.id}`, '--target and a LEAD exclude each other.'],
  ])('refuses %s', async (words, sentence) => {
    const { code, output } = await run(`leads resend ${words}`)
    expect(code).toBe(1)
    expect(output).toContain(sentence)
  })
})

describe('forecourt privacy erase', () => {
  const folder = mkdtempSync(join(tmpdir(), 'erase-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const erase = (words: string) => run(`privacy erase ${words}`, { FORECOURT_DATA: folder })

  it('removes a person from the database and the spool, once [PLUS-094]', async () => {
    const store = createPostgresLeadStore(database)
    const person = { payload: { email: 'erase.me@example.com', phone: '0491570156' } }
    await store.accept('harbour', { lead: aLead(person), targetIds: ['crm'] })
    const logger = { info: () => {}, warn: () => {}, error: () => {} }
    const spool = await openLeadSpool(resolveLeadSpoolFolder(folder), logger)
    await spool.put({ siteId: 'ridgeline', entry: { lead: aLead(person), targetIds: [] } })
    expect(await erase('--email Erase.Me@example.com --site harbour')).toEqual({
      code: 0,
      output:
        'Removed: 1 lead, 1 delivery, 0 reservations, 0 payments, 0 purchases that were begun, 0 events, 0 people who signed in, 0 codes and counts of codes, 0 files of the spool. Unsubscriptions kept as digests: 0.',
    })
    expect((await erase('--phone +61491570156')).output).toContain('1 file of the spool')
    expect(await spool.list(10)).toEqual([])
    expect((await erase('--email erase.me@example.com')).code).toBe(2)
    expect((await run('leads list --site harbour')).output).toContain(lead.id)
  })

  it.each(['', '--email ann', '--phone 12345', '--email '])('refuses "%s"', async (words) => {
    expect((await erase(words)).code).toBe(1)
  })
})

describe('forecourt stock', () => {
  it('lists the cars of a site', async () => {
    expect(await run('stock list --site ridgeline')).toEqual({
      code: 0,
      output: [
        'Stock  Dealership           Status    Price    Car',
        'R1     ridgeline-used-cars  in_stock  $38,990  2022 Mazda CX-5 GT',
        '1 car, stock generation 1',
      ].join('\n'),
    })
  })

  it('renames a car and leads its old slug to the new one', async () => {
    expect(await run('stock rename --site ridgeline 2022-mazda-cx-5-gt-r1 mazda-cx-5')).toEqual({
      code: 0,
      output: '/cars/2022-mazda-cx-5-gt-r1 now redirects to /cars/mazda-cx-5',
    })
    expect(await run('stock rename --site ridgeline no-such-car other')).toEqual({
      code: 2,
      output: 'No car of this site has the slug no-such-car.',
    })
    expect(
      await createPostgresStockStore(database).loadCarBySlug('ridgeline', '2022-mazda-cx-5-gt-r1'),
    ).toEqual({ kind: 'moved', slug: 'mazda-cx-5' })
  })
})

describe('forecourt tenant lint', () => {
  it('tells of stored pictures at a host that the site does not list [D-78]', async () => {
    const { code, output } = await run('tenant lint')
    expect(code).toBe(0)
    expect(output).toContain(
      'stock of ridgeline:\n  warning: 1 picture of 1 car at cdn.dms.example is not shown. To show it, add "cdn.dms.example" to images.hosts in the tenant file.',
    )
    expect(output).not.toContain('stock of harbour')
  })
})

describe('forecourt privacy erase of who reserved', () => {
  it('leaves no vehicle reserved for nobody [PLUS-094]', async () => {
    const stock = createPostgresStockStore(database)
    const reservations = createPostgresReservationStore(database)
    let car: Car | undefined
    await stock.loadStock('ridgeline', (cars) => {
      car = cars[0]
    })
    const carId = car?.id ?? 0
    const payload = { email: 'reserves@example.com', phone: '0491570157' }
    const { id } = aNewReservation()
    await reservations.hold(
      'ridgeline',
      aNewReservation({ id, carId, lead: aLead({ payload }) }),
      now,
    )
    const email = '--email reserves@example.com'

    await reservations.setPayment('ridgeline', id, 'pay-1')
    const waits = await run(`privacy erase ${email} --force`)
    expect(waits.output).toContain('is not removed while its payment is under way')
    expect((await reservations.find('ridgeline', id))?.status).toBe('held')

    await reservations.startPaying('ridgeline', id, now)
    await reservations.complete('ridgeline', id, now)
    await stock.setReserved('ridgeline', carId, now)
    const refused = await run(`privacy erase ${email}`)
    expect(refused.code).toBe(2)
    expect(refused.output).toContain(
      `holds a vehicle and its deposit. Refund it first (forecourt reservations refund --site ridgeline ${id})`,
    )

    const forced = await run(`privacy erase ${email} --force`)
    expect(forced.code).toBe(0)
    expect(forced.output).toContain('is free again; its deposit was not refunded.')
    expect(await reservations.find('ridgeline', id)).toBeNull()
    expect(await stock.loadCarsByIds('ridgeline', [carId])).toMatchObject([{ reserved: false }])
  })
})
