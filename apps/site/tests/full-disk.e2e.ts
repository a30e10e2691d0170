import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import type { Page } from '@playwright/test'
import { aContact, fillAsPerson, fillContact } from './enquiring.ts'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { cards, goToConfirm, pay } from './reserving.ts'
import { describeCar, describeCondition } from './trading-in.ts'

/** A PostgreSQL beside the site, which answers as one on a full disk does. */
let database: TestDatabase
let site: OwnSite
let cars: string[]

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  database = await createTestDatabase()
  site = await startOwnSite({
    dealer: 'harbour',
    change: (tenant) => ({
      ...tenant,
      reserve: { paymentProcessors: ['demo'] },
      routing: { ...tenant.routing, reservePath: 'checkout' },
    }),
    env: { DATABASE_URL: database.url },
  })
  const html = await (await site.ask('/search/used-cars')).text()
  cars = [
    ...new Set(
      [...html.matchAll(/href="(\/cars\/[a-z0-9-]+)\/checkout"/g)].map(([, path]) => path),
    ),
  ] as string[]
})
test.afterAll(async () => {
  await site?.close()
  await database?.close()
})

/**
 * Has the database refuse every row in the words of a full disk, and the folder for leads it could not take take no
 * file. A disk itself is filled by `npm run test:durability`, where a machine can mount one.
 * @returns a function that makes room again
 */
async function fillDisk(): Promise<() => Promise<void>> {
  const spool = join(dirname(site.database), 'lead-spool')
  await rename(spool, `${spool}.away`)
  await writeFile(spool, '')
  await database.queryAsOwner(`
    create function refuse_row() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/16384/16397": No space left on device'
        using errcode = 'disk_full';
    end $$;
    do $$ declare name text; begin
      for name in select table_name from information_schema.columns
        where column_name = 'site' and table_schema = 'public' loop
        execute format('create trigger full_disk before insert or update on %I execute function refuse_row()', name);
      end loop;
    end $$`)
  return async () => {
    await database.queryAsOwner('drop function refuse_row cascade')
    await rm(spool)
    await rename(`${spool}.away`, spool)
  }
}

const countLeads = async (email: string) =>
  (await createPostgresLeadStore(database).list('harbour')).filter(
    ({ lead }) => lead.payload.email === email,
  ).length

/** The statuses that forms of a page were answered with. */
function recordAnswers(page: Page): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() === 'POST' && pathname !== '/api/events')
      statuses.push(response.status())
  })
  return statuses
}

/**
 * Has a visitor send a form on a full disk: it is answered with an error that says what is not taken, and there
 * is room again once the page has been looked at.
 */
async function sendOnFullDisk(
  page: Page,
  things: 'enquiries' | 'reservations',
  { send, expectKept }: { send: () => Promise<void>; expectKept: () => Promise<void> },
): Promise<void> {
  const answers = recordAnswers(page)
  const makeRoom = await fillDisk()
  await send()
  const alert = page.getByRole('main').getByRole('alert').first()
  await expect(alert).toContainText(`We cannot take ${things} at the moment.`)
  await expect(alert).toBeInViewport()
  expect(answers).toEqual([503])
  await expectKept()
  await makeRoom()
}

/** The fields for email and telephone hold what was typed. */
async function expectContact(page: Page, { email, phone }: { email: string; phone: string }) {
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByLabel('Mobile Number')).toHaveValue(phone)
}

test('an enquiry on a full disk is answered with an error, its form keeps the text, and takes it once there is room [PLUS-027] [PLUS-092]', async ({
  page,
  plainPage,
  expectFaults,
}) => {
  expectFaults(/503/)
  for (const [index, visitor] of [page, plainPage].entries()) {
    await fillAsPerson(visitor)
    await visitor.goto(site.on(`${cars[index]}/enquire`))
    const contact = await fillContact(visitor)
    const message = 'Is the yard open on Sunday?\nI come by train.'
    await visitor.getByLabel('Message').fill(message)
    const send = () => visitor.getByRole('button', { name: 'Send Enquiry' }).click()
    const expectKept = async () => {
      await expect(visitor.getByLabel('First Name')).toHaveValue('Sam')
      await expect(visitor.getByLabel('Last Name')).toHaveValue('Tran')
      await expectContact(visitor, contact)
      await expect(visitor.getByLabel('Message')).toHaveValue(message)
      expect(await countLeads(contact.email)).toBe(0)
    }
    await sendOnFullDisk(visitor, 'enquiries', { send, expectKept })
    await send()
    await expect(visitor).toHaveURL(site.on('/success'))
    expect(await countLeads(contact.email)).toBe(1)
  }
})

test('a reservation on a full disk keeps its steps and charges nobody [PLUS-105]', async ({
  page,
  plainPage,
  expectFaults,
}) => {
  expectFaults(/503/)
  for (const [index, visitor] of [page, plainPage].entries()) {
    await visitor.goto(site.on(`${cars[index]}/checkout`))
    const contact = await goToConfirm(visitor, cards.accepted)
    const step = visitor.getByRole('group', { name: /^Step 4 of 4/ })
    await sendOnFullDisk(visitor, 'reservations', {
      send: () => pay(visitor),
      expectKept: () => expect(step).toContainText(contact.email),
    })
    expect(
      await database.queryAsOwner(`select from demo_payments where status = 'captured'`),
    ).toHaveLength(index)
    await pay(visitor)
    await expect(visitor).toHaveURL(site.on('/success'))
    expect(await countLeads(contact.email)).toBe(1)
  }
})

test('a trade-in on a full disk keeps what was said of the car and its owner [PLUS-027]', async ({
  page,
  plainPage,
  expectFaults,
}) => {
  expectFaults(/503/)
  for (const visitor of [page, plainPage]) {
    await fillAsPerson(visitor)
    await visitor.goto(site.on('/trade-in'))
    await visitor.getByRole('link', { name: 'Enter your car by hand' }).click()
    await describeCar(visitor, 2021)
    await describeCondition(visitor, '60000')
    const contact = await fillContact(visitor, aContact())
    const send = () => visitor.getByRole('button', { name: 'Show my offer' }).click()
    await sendOnFullDisk(visitor, 'enquiries', {
      send,
      expectKept: () => expectContact(visitor, contact),
    })
    await send()
    await expect(visitor.getByText('Your offer').first()).toBeVisible()
    await expect.poll(() => countLeads(contact.email)).toBe(1)
  }
})
