import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  aLeadEntry,
  aMailBrand,
  createInMemoryDigestStore,
  createInMemoryLeadStore,
  createInMemoryMailOutbox,
  createInMemoryReservationStore,
  createSilentLogger,
} from '../../testing/index.ts'
import { type DigestLoopPorts, makeDueDigest, startDigests } from './make-digests.ts'

const recipients = [
  { to: 'boss@harbour.example', dealership: null },
  { to: 'north@harbour.example', dealership: 'north' },
]
const site = aSite({
  id: 'harbour',
  timeZone: 'Australia/Brisbane',
  delivery: { digest: { recipients, hour: 7 } },
})

async function tested({ leads: count = 1 } = {}) {
  const leads = createInMemoryLeadStore()
  const mails = createInMemoryMailOutbox()
  const reservations = createInMemoryReservationStore(leads)
  const store = createInMemoryDigestStore({ leads, reservations, mails })
  for (let each = 0; each < count; each += 1)
    await leads.accept(
      'harbour',
      aLeadEntry([], {
        received_at: '2026-11-19T01:00:00.000Z',
        payload: { dealership_slug: 'x' },
      }),
    )
  let now = new Date('2026-11-19T21:00:00Z')
  let woken = 0
  const ports: DigestLoopPorts = {
    store,
    brandOf: () => aMailBrand(),
    newId: () => crypto.randomUUID(),
    sites: () => [site],
    onMail: () => {
      woken += 1
    },
    clock: () => now,
    logger: createSilentLogger(),
  }
  return {
    ports,
    mails,
    store,
    woken: () => woken,
    setTime: (text: string) => {
      now = new Date(text)
    },
  }
}

describe('makeDueDigest', () => {
  it('makes one mail for each recipient there is something to tell, once a day', async () => {
    const { ports, mails, woken, setTime } = await tested()
    await makeDueDigest(ports, site)
    await makeDueDigest(ports, site)
    setTime('2026-11-20T13:59:00Z')
    await makeDueDigest(ports, site)
    expect(mails.waiting().map(({ message }) => message.to)).toEqual(['boss@harbour.example'])
    expect(mails.waiting()[0]?.message.html).toContain('#0b4f6c')
    expect(woken()).toBe(1)
  })

  it('makes none before its hour, and one late where no server ran', async () => {
    const { ports, mails, setTime } = await tested()
    setTime('2026-11-19T20:59:59Z')
    await makeDueDigest(ports, site)
    expect(mails.waiting()).toEqual([])
    setTime('2026-11-20T08:00:00Z')
    await makeDueDigest(ports, site)
    expect(mails.waiting()).toHaveLength(1)
  })

  it('sends nothing on an empty day, and does not look at it again', async () => {
    const { ports, mails, store, woken } = await tested({ leads: 0 })
    await makeDueDigest(ports, site)
    expect([mails.waiting().length, woken()]).toEqual([0, 0])
    expect(await store.isMade('harbour', '2026-11-20')).toBe(true)
  })

  it('reads nothing for a site that names nobody', async () => {
    const { ports, store } = await tested()
    store.isMade = () => Promise.reject(new Error('was read'))
    await expect(makeDueDigest(ports, aSite({ id: 'harbour' }))).resolves.toBeUndefined()
  })
})

describe('startDigests', () => {
  it('goes on with the next site when one fails, and ends when it is told', async () => {
    const { ports, mails, store } = await tested()
    const { isMade } = store
    store.isMade = (siteId, day) =>
      siteId === 'broken' ? Promise.reject(new Error('down')) : isMade(siteId, day)
    const broken = aSite({ id: 'broken', delivery: site.delivery })
    const stop = startDigests({ ...ports, sites: () => [broken, site], everyMs: 5 })
    await expect.poll(() => mails.waiting().length).toBe(1)
    await stop()
    expect(mails.waiting()).toHaveLength(1)
  })
})
