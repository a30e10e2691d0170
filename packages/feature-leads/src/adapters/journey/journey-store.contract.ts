import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Journey, JourneyStore } from '../../model/journey/journey.ts'
import { emptyJourneyAnswers } from '../../model/journey/journey-answers.ts'

const now = new Date('2026-11-23T01:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const aJourney = (differences: Partial<Journey> = {}): Journey => ({
  id: crypto.randomUUID(),
  carId: 7,
  answers: { ...emptyJourneyAnswers, delivery: 'pick-up', name: 'Ann' },
  expiresAt: later(100),
  ...differences,
})

/** Contract of online purchases. */
export function journeyStoreContract(
  name: string,
  create: () => Promise<{ store: JourneyStore; close?: () => Promise<void> }>,
): void {
  describe(`${name}: JourneyStore`, () => {
    let store: JourneyStore
    let close: (() => Promise<void>) | undefined
    beforeAll(async () => {
      ;({ store, close } = await create())
    })
    afterAll(() => close?.())

    it('gives a browser its own newest purchase of a car until it ends [D-14]', async () => {
      const [first, second] = [aJourney(), aJourney()]
      await store.save('own', 'ann', first, now)
      await store.save('own', 'ann', second, later(1))
      expect(await store.findOwn('own', 'ann', 7, later(2))).toEqual(second)
      expect(await store.findOwn('own', 'ann', 8, later(2))).toBeNull()
      expect(await store.findOwn('own', 'bob', 7, later(2))).toBeNull()
      expect(await store.findOwn('other', 'ann', 7, later(2))).toBeNull()
      expect(await store.findOwn('own', 'ann', 7, later(100))).toBeNull()
    })

    it('writes over a purchase for its own browser alone [D-14]', async () => {
      const journey = aJourney()
      await store.save('write', 'ann', journey, now)
      const changed = { ...journey, answers: { ...journey.answers, pays_by: 'cash' } }
      await store.save('write', 'bob', { ...changed, expiresAt: later(999) }, now)
      expect(await store.findOwn('write', 'ann', 7, now)).toEqual(journey)
      await store.save('write', 'ann', changed, later(1))
      expect(await store.findOwn('write', 'ann', 7, now)).toEqual(changed)
    })

    it('opens a purchase by its last link, once [PLUS-109]', async () => {
      const journey = aJourney()
      await store.save('link', 'ann', journey, now)
      await store.putLink('link', journey.id, 'old')
      await store.putLink('link', journey.id, 'new')
      expect(await store.findLink('link', 'old', now)).toBeNull()
      expect(await store.findLink('link', 'new', now)).toEqual(journey)
      expect(await store.takeLink('other', 'new', 'bob', now)).toBeNull()
      const taken = await Promise.all(
        ['bob', 'eve'].map((owner) => store.takeLink('link', 'new', owner, now)),
      )
      expect(taken.filter(Boolean)).toEqual([journey])
      expect(await store.findLink('link', 'new', now)).toBeNull()
      expect(await store.findOwn('link', 'ann', 7, now)).toEqual(journey)
      expect(await store.takeLink('link', 'new', 'joe', now)).toBeNull()
    })

    it('removes the purchases begun with a phone, at their site alone', async () => {
      const answers = { ...emptyJourneyAnswers, phone: '+61 412 345 678' }
      const [ann, bob] = [aJourney({ answers }), aJourney({ carId: 8 })]
      await store.save('phone', 'ann', ann, now)
      await store.save('phone', 'bob', bob, now)
      await store.save('phone-elsewhere', 'ann', { ...ann, id: crypto.randomUUID() }, now)
      expect(await store.removeJourneysOf('phone', '0412345678')).toBe(1)
      expect(await store.removeJourneysOf('phone', '0412345678')).toBe(0)
      expect(await store.findOwn('phone', 'ann', 7, now)).toBeNull()
      expect(await store.findOwn('phone', 'bob', 8, now)).toEqual(bob)
      expect(await store.findOwn('phone-elsewhere', 'ann', 7, now)).not.toBeNull()
    })

    it('opens no purchase that has ended, and removes it [PLUS-109]', async () => {
      const journey = aJourney()
      await store.save('end', 'ann', journey, now)
      await store.putLink('end', journey.id, 'late')
      expect(await store.takeLink('end', 'late', 'bob', later(100))).toBeNull()
      expect(await store.removeEnded('end', later(99))).toBe(0)
      expect(await store.removeEnded('end', later(100))).toBe(1)
    })
  })
}
