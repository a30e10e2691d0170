import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailOutbox, OwedMail } from '../../model/mail/mail-outbox.ts'

const now = new Date('2026-11-23T01:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const lease = { limit: 10, leaseMs: 1000 }

const aMail = (differences: Partial<OwedMail> = {}): OwedMail => ({
  id: crypto.randomUUID(),
  message: { to: 'ann@example.com', subject: 'Hello', text: 'Hello Ann' },
  createdAt: now,
  ...differences,
})

/** Contract of the outbox of mails, empty in each test. */
export function mailOutboxContract(
  name: string,
  create: () => Promise<{
    outbox: MailOutbox
    clear?: () => Promise<unknown>
    close?: () => Promise<void>
  }>,
): void {
  describe(`${name}: MailOutbox`, () => {
    let made: Awaited<ReturnType<typeof create>> | undefined
    let outbox: MailOutbox
    beforeEach(async () => {
      made ??= await create()
      if (made.clear) await made.clear()
      else made = await create()
      outbox = made.outbox
    })
    afterAll(() => made?.close?.())

    it('gives each mail to one worker, and again after its lease [PLUS-109]', async () => {
      const mail = aMail()
      await outbox.put('a', mail)
      await outbox.put('a', mail)
      const claimed = await Promise.all([outbox.claim(now, lease), outbox.claim(now, lease)])
      expect(claimed.flat()).toEqual([{ ...mail, siteId: 'a', tries: 1 }])
      expect(await outbox.claim(later(999), lease)).toEqual([])
      expect(await outbox.claim(later(1000), lease)).toMatchObject([{ tries: 2 }])
      expect(await outbox.count()).toBe(1)
    })

    it('waits until a mail is due, and forgets one that was sent', async () => {
      const mail = aMail({ createdAt: later(10) })
      await outbox.put('a', mail)
      expect(await outbox.claim(later(9), lease)).toEqual([])
      await outbox.delay('a', mail.id, later(50))
      expect(await outbox.claim(later(49), lease)).toEqual([])
      await outbox.remove('b', mail.id)
      expect(await outbox.claim(later(50), lease)).toHaveLength(1)
      await outbox.remove('a', mail.id)
      expect(await outbox.count()).toBe(0)
    })

    it('removes what is old at one site', async () => {
      await outbox.put('a', aMail())
      await outbox.put('b', aMail())
      expect(await outbox.removeBefore('a', now)).toBe(0)
      expect(await outbox.removeBefore('a', later(1))).toBe(1)
      expect(await outbox.count()).toBe(1)
    })
  })
}
