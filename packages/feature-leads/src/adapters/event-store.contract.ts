import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventMessage } from '../model/event-message.ts'
import type { EventStore } from '../model/event-store.ts'

/** A store under test. */
export interface EventStoreUnderTest {
  store: EventStore
  close?: () => Promise<void>
}

const anEvent = (differences: Partial<EventMessage> = {}): EventMessage => ({
  event_id: 25,
  car_id: 40817,
  dealership_id: 1,
  website_id: 'harbour',
  url: 'http://harbour.localhost/cars/x',
  at: '2026-11-22T01:02:03.004Z',
  ...differences,
})

const instant = (time: string) => new Date(`2026-11-22T${time}Z`)
const morning = { from: instant('01:00:00.000'), until: instant('02:00:00.000') }

/** Contract of every store of events. Sites are fresh in each test. */
export function eventStoreContract(name: string, create: () => Promise<EventStoreUnderTest>): void {
  describe(`${name}: EventStore`, () => {
    let store: EventStore
    let close: (() => Promise<void>) | undefined
    beforeAll(async () => {
      ;({ store, close } = await create())
    })
    afterAll(() => close?.())

    it('counts the events of a site by number, the lowest first', async () => {
      const at = instant('01:30:00.000')
      await store.record('counted', anEvent({ event_id: 61 }), at)
      await store.record('counted', anEvent(), at)
      await store.record('counted', anEvent({ car_id: 2 ** 40 }), at)
      expect(await store.count('counted', morning)).toEqual([
        { eventId: 25, count: 2 },
        { eventId: 61, count: 1 },
      ])
    })

    it('takes an event without car and dealership', async () => {
      const { car_id: _, dealership_id: __, ...event } = anEvent({ event_id: 49 })
      await store.record('bare', event, instant('01:30:00.000'))
      expect(await store.count('bare', morning)).toEqual([{ eventId: 49, count: 1 }])
    })

    it('counts from the first instant of a period up to but not the last, by the server’s clock', async () => {
      for (const time of ['00:59:59.999', '01:00:00.000', '01:59:59.999', '02:00:00.000']) {
        await store.record('period', anEvent({ at: '2030-01-01T00:00:00Z' }), instant(time))
      }
      expect(await store.count('period', morning)).toEqual([{ eventId: 25, count: 2 }])
    })

    it('counts no event of another site', async () => {
      await store.record('mine', anEvent(), instant('01:30:00.000'))
      expect(await store.count('theirs', morning)).toEqual([])
    })
  })
}
