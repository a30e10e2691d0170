import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInStore } from '../../model/sign-in/sign-in-store.ts'

/** A store under test. */
export interface SignInStoreUnderTest {
  store: SignInStore
  close?: () => Promise<void>
}

const now = new Date('2026-11-22T01:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const phone = '0412345678'
const ann = { phone, name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com' }
const code = { phone, nonce: 'n1', digest: 'right', expiresAt: after(300) }
const guess = { phone, nonce: 'n1', digest: 'right', attempts: 5, now }

/** Contract of everything sign-in stores. Sites are fresh in each test. */
export function signInStoreContract(
  name: string,
  create: () => Promise<SignInStoreUnderTest>,
): void {
  describe(`${name}: SignInStore`, () => {
    let store: SignInStore
    let close: (() => Promise<void>) | undefined
    beforeAll(async () => {
      ;({ store, close } = await create())
    })
    afterAll(() => close?.())

    it('has one key for the codes of a site, whoever asks first', async () => {
      const keys = await Promise.all([1, 2, 3, 4].map(() => store.codeKey('keyed')))
      expect(new Set([...keys, await store.codeKey('keyed')]).size).toBe(1)
      expect(keys[0]?.length).toBeGreaterThanOrEqual(64)
      expect(await store.codeKey('otherkey')).not.toBe(keys[0])
    })

    it('takes a right code once, of however many at the same moment [D-60]', async () => {
      await store.putCode('once', code)
      expect(await store.findNonce('once', phone)).toBe('n1')
      const tries = await Promise.all([1, 2, 3, 4, 5].map(() => store.tryCode('once', guess)))
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await store.tryCode('once', guess)).toBe(false)
    })

    it('takes a right code after four wrong ones, and after five no more [D-60]', async () => {
      const wrong = { ...guess, digest: 'wrong' }
      for (const [site, mistakes, isTaken] of [
        ['four', 4, true],
        ['five', 5, false],
      ] as const) {
        await store.putCode(site, code)
        const tries = Array.from({ length: mistakes }, () => store.tryCode(site, wrong))
        expect(await Promise.all(tries)).not.toContain(true)
        expect(await store.tryCode(site, guess)).toBe(isTaken)
      }
    })

    it('takes a code until it expires, and not from then on [D-60]', async () => {
      await store.putCode('late', code)
      expect(await store.tryCode('late', { ...guess, now: after(300) })).toBe(false)
      expect(await store.tryCode('late', { ...guess, now: after(299.999) })).toBe(true)
    })

    it('takes the latest code of a phone alone, with attempts of its own', async () => {
      await store.putCode('again', code)
      for (let each = 0; each < 5; each += 1)
        await store.tryCode('again', { ...guess, digest: 'wrong' })
      await store.putCode('again', { ...code, nonce: 'n2', digest: 'newer' })
      expect(await store.tryCode('again', guess)).toBe(false)
      expect(await store.tryCode('again', { ...guess, nonce: 'n2', digest: 'newer' })).toBe(true)
    })

    it('knows no code of another site or phone', async () => {
      await store.putCode('mine', code)
      expect(await store.findNonce('theirs', phone)).toBeNull()
      expect(await store.findNonce('mine', '0400000000')).toBeNull()
      expect(await store.tryCode('theirs', guess)).toBe(false)
      expect(await store.tryCode('mine', { ...guess, phone: '0400000000' })).toBe(false)
    })

    it('keeps one person a phone, with the latest details that are not empty', async () => {
      const first = await store.putContact('people', ann, now)
      expect(first).toEqual({ ...ann, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
      const second = await store.putContact(
        'people',
        { phone, name: 'Anna', last_name: '', email: '' },
        after(1),
      )
      expect(second).toEqual({ ...first, name: 'Anna' })
      expect(await store.hasContact('people', phone)).toBe(true)
      expect(await store.hasContact('people', '0400000000')).toBe(false)
      expect(await store.hasContact('nobody', phone)).toBe(false)
    })

    const open = async (site: string, digest: string, replaces: string | null = null) => {
      const contact = await store.putContact(site, ann, now)
      const session = { digest, contactId: contact.id, createdAt: now, expiresAt: after(60) }
      await store.putSession(site, { ...session, replaces })
      return contact
    }

    it('finds a session until it expires, at its own site [D-60]', async () => {
      const contact = await open('open', 'd1')
      expect(await store.findSession('open', 'd1', after(59.999))).toEqual(contact)
      expect(await store.findSession('open', 'd1', after(60))).toBeNull()
      expect(await store.findSession('elsewhere', 'd1', now)).toBeNull()
      expect(await store.findSession('open', 'd2', now)).toBeNull()
    })

    it('ends the session another replaces, one session, or all of a person', async () => {
      const { id } = await open('ends', 'a')
      await open('ends', 'b', 'a')
      await open('ends', 'c')
      await open('ends', 'd')
      expect(await store.findSession('ends', 'a', now)).toBeNull()
      await store.removeSession('ends', 'c')
      expect(await store.findSession('ends', 'c', now)).toBeNull()
      expect(await store.findSession('ends', 'b', now)).not.toBeNull()
      await store.removeSessionsOf('ends', id)
      expect(await store.findSession('ends', 'b', now)).toBeNull()
      expect(await store.findSession('ends', 'd', now)).toBeNull()
    })

    it('removes a person with sessions and code, and nobody else', async () => {
      const { id } = await open('gone', 'g1')
      await open('gone', 'g2')
      await open('stays', 's1')
      await store.putCode('gone', code)
      const bob = await store.putContact('gone', { ...ann, phone: '0487654321' }, now)
      expect(await store.findContact('gone', id)).toEqual({ ...ann, id })
      expect(await store.findContact('stays', id)).toBeNull()
      expect(await store.removeContact('stays', id)).toBe(false)
      const removed = await Promise.all([1, 2].map(() => store.removeContact('gone', id)))
      expect(removed.filter(Boolean)).toHaveLength(1)
      expect(await store.findContact('gone', id)).toBeNull()
      expect(await store.hasContact('gone', phone)).toBe(false)
      expect(await store.findNonce('gone', phone)).toBeNull()
      for (const digest of ['g1', 'g2'])
        expect(await store.findSession('gone', digest, now)).toBeNull()
      expect(await store.findContact('gone', bob.id)).toEqual(bob)
      expect(await store.findSession('stays', 's1', now)).not.toBeNull()
      expect((await store.putContact('gone', ann, now)).id).not.toBe(id)
    })

    const byPhone = { scope: 'codes', subject: phone, events: 3, durationSeconds: 600 }
    const byNetwork = { scope: 'codes', subject: '203.0.113.7', events: 10, durationSeconds: 3600 }

    it('allows three events in any ten minutes, and says when the next may come [D-59]', async () => {
      for (const at of [0, 200, 599])
        expect(await store.countEvent('limit', [byPhone], after(at))).toEqual({ isAllowed: true })
      expect(await store.countEvent('limit', [byPhone], after(599.5))).toEqual({
        isAllowed: false,
        retryAfterSeconds: 1,
      })
      expect(await store.countEvent('limit', [byPhone], after(600))).toEqual({ isAllowed: true })
      expect(await store.countEvent('limit', [byPhone], after(601))).toEqual({
        isAllowed: false,
        retryAfterSeconds: 199,
      })
    })

    it('counts events at the same moment one by one', async () => {
      const verdicts = await Promise.all(
        Array.from({ length: 12 }, () => store.countEvent('flood', [byPhone, byNetwork], now)),
      )
      expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(3)
    })

    it('counts an event that one limit refuses for none', async () => {
      for (let each = 0; each < 5; each += 1)
        await store.countEvent('none', [byPhone, byNetwork], now)
      const others = Array.from({ length: 8 }, (_, index) => ({
        ...byPhone,
        subject: `040000000${index}`,
      }))
      const verdicts = []
      for (const other of others)
        verdicts.push((await store.countEvent('none', [other, byNetwork], now)).isAllowed)
      expect(verdicts).toEqual([true, true, true, true, true, true, true, false])
      expect((await store.countEvent('none', [others[7]!], now)).isAllowed).toBe(true)
    })

    it('takes an event back once for each that counts', async () => {
      await store.countEvent('back', [byPhone], now)
      expect(await store.takeBack('back', byPhone, after(599))).toBe(true)
      expect(await store.takeBack('back', byPhone, after(599))).toBe(false)
      await store.countEvent('back', [byPhone], now)
      expect(await store.takeBack('back', byPhone, after(600))).toBe(false)
      expect(await store.takeBack('nothing', byPhone, now)).toBe(false)
    })

    it('removes what has ended, and people who have not come back [PLUS-094]', async () => {
      await open('tidy', 'd')
      await store.putCode('tidy', code)
      await store.addVerification('tidy', {
        website_slug: 'tidy',
        dealership_slug: 'tidy-motors',
        verification_type: 'sms',
        user_id: null,
        at: now,
      })
      expect(await store.removeEndedSignIns('tidy', after(59), after(1))).toBe(0)
      expect(await store.hasContact('tidy', phone)).toBe(true)
      expect(await store.removeEndedSignIns('tidy', after(300), now)).toBe(0)
      expect(await store.findNonce('tidy', phone)).toBeNull()
      expect(await store.removeEndedSignIns('tidy', after(300), after(1))).toBe(1)
      expect(await store.hasContact('tidy', phone)).toBe(false)
    })
  })
}
