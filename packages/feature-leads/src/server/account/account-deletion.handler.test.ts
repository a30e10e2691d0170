import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { emptyJourneyAnswers } from '../../model/journey/journey-answers.ts'
import { createInMemoryJourneyStore } from '../../testing/journey/in-memory-journey-store.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { createPhoneCodeHandlers } from '../sign-in/phone-codes.handler.ts'
import { hasAccountDeletedCookie } from './account-deleted-cookie.ts'
import { createAccountDeletionHandler } from './account-deletion.handler.ts'

const path = '/my-garage/delete-account'
const ann = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }
const bob = { ...ann, name: 'Bob', phone: '0487654321' }
const other = aSite({ id: 'caravans', domains: ['caravans.localhost'] })

function tested({ scheme = 'http' } = {}) {
  const signIn = aSignIn()
  const { site, store, ports, logger } = signIn
  const journeys = createInMemoryJourneyStore()
  const { verifyCode } = createPhoneCodeHandlers(ports)
  const handle = createAccountDeletionHandler({ signIn: ports, journeys, logger })
  const origin = `${scheme}://harbour.localhost`
  return {
    ...signIn,
    journeys,
    async open(person = ann) {
      const request = new Request(`${origin}/api/verify-code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...person, token: '246810', type: 'sms' }),
      })
      const answer = await verifyCode(request, site)
      const { user } = (await answer.json()) as { user: { id: string } }
      return { id: user.id, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
    },
    async send(fields: Record<string, string>, cookie = '', { at = site, headers = {} } = {}) {
      const request = new Request(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
        body: new URLSearchParams(fields).toString(),
      })
      const answer = await handle(request, at)
      return {
        status: answer.status,
        location: answer.headers.get('location'),
        cookies: answer.headers.getSetCookie(),
      }
    },
    isKnown: async (id: string) => (await store.findContact(site.id, id)) !== null,
  }
}

const deleted = { status: 303, location: path }
const signInPath = `/sign-in?type=delete-account&redirect=${encodeURIComponent(path)}&back=%2F`

describe('createAccountDeletionHandler', () => {
  it('deletes who is signed in, with their sessions on every device, and nobody else', async () => {
    const { open, send, isKnown, store, ports, site } = tested()
    const [phone, laptop, of] = [await open(), await open(), await open(bob)]
    expect(laptop.id).toBe(phone.id)
    expect(await send({ account: phone.id, confirm: 'yes' }, phone.cookie)).toMatchObject(deleted)
    expect(await isKnown(phone.id)).toBe(false)
    expect(await isKnown(of.id)).toBe(true)
    expect(await store.hasContact(site.id, ann.phone)).toBe(false)
    expect(await send({ account: of.id }, laptop.cookie)).toMatchObject({ location: signInPath })
    expect(ports.logger).toBeDefined()
  })

  it('takes away the purchases begun with the phone', async () => {
    const { open, send, journeys, ports, site } = tested()
    const { id, cookie } = await open()
    const now = ports.clock()
    const journey = (phone: string, carId: number) => ({
      id: crypto.randomUUID(),
      carId,
      answers: { ...emptyJourneyAnswers, phone },
      expiresAt: new Date(now.getTime() + 1000),
    })
    await journeys.save(site.id, 'browser', journey('0412 345 678', 7), now)
    await journeys.save(site.id, 'browser', journey(bob.phone, 8), now)
    await send({ account: id, confirm: 'yes' }, cookie)
    expect(await journeys.findOwn(site.id, 'browser', 7, now)).toBeNull()
    expect(await journeys.findOwn(site.id, 'browser', 8, now)).not.toBeNull()
  })

  it.each([
    ['http', 'session', ''],
    ['https', '__Host-session', '; Secure'],
  ])(
    'takes the cookies of a visitor by %s away and marks the browser',
    async (scheme, session, end) => {
      const { open, send } = tested({ scheme })
      const { id, cookie } = await open()
      const { cookies } = await send({ account: id, confirm: 'yes' }, cookie)
      const names = ['pending-watch', 'journey', 'trade-in', 'favourites', 'compare', 'viewed-cars']
      for (const name of [session, ...names]) {
        const found = cookies.find((each) => each.startsWith(`${name}=;`))
        expect(`${name}: ${found}`).toContain('Max-Age=0')
      }
      expect(cookies).toContain(
        `account-deleted=1; Max-Age=600; Path=${path}; HttpOnly; SameSite=Lax${end}`,
      )
      expect(hasAccountDeletedCookie('a=b; account-deleted=1')).toBe(true)
      expect(hasAccountDeletedCookie('account-deleted=')).toBe(false)
      expect(hasAccountDeletedCookie(null)).toBe(false)
    },
  )

  it.each<Record<string, string>>([{}, { confirm: 'no' }, { confirm: '' }])(
    'asks again without the tick: %j',
    async (fields) => {
      const { open, send, isKnown } = tested()
      const { id, cookie } = await open()
      const answer = await send({ account: id, ...fields }, cookie)
      expect(answer).toEqual({ status: 303, location: `${path}?fault=unconfirmed`, cookies: [] })
      expect(await isKnown(id)).toBe(true)
    },
  )

  it('deletes nobody by a page that was made for another person', async () => {
    const { open, send, isKnown } = tested()
    const [mine, theirs] = [await open(), await open(bob)]
    const answer = await send({ account: mine.id, confirm: 'yes' }, theirs.cookie)
    expect(answer.location).toBe(`${path}?fault=unconfirmed`)
    expect([await isKnown(mine.id), await isKnown(theirs.id)]).toEqual([true, true])
  })

  it('answers a form that comes again alike, also at the same moment', async () => {
    const { open, send } = tested()
    const { id, cookie } = await open()
    const form = { account: id, confirm: 'yes' }
    const [first, second] = await Promise.all([send(form, cookie), send(form, cookie)])
    expect(first).toMatchObject(deleted)
    expect(second).toMatchObject(deleted)
    expect(await send(form, cookie)).toMatchObject(deleted)
    expect(await send(form)).toMatchObject(deleted)
  })

  it('leads whoever is not signed in to sign in, and deletes nothing', async () => {
    const { open, send, isKnown } = tested()
    const { id } = await open()
    const form = { account: id, confirm: 'yes' }
    expect(await send(form)).toEqual({ status: 303, location: signInPath, cookies: [] })
    expect(await send(form, `session=${'0'.repeat(64)}`)).toMatchObject({ location: signInPath })
    expect(await send({ confirm: 'yes' })).toMatchObject({ location: signInPath })
    expect(await send({ account: 'ann', confirm: 'yes' })).toMatchObject({ location: signInPath })
    expect(await isKnown(id)).toBe(true)
  })

  it('takes no session of another site, and no form of another website', async () => {
    const { open, send, isKnown } = tested()
    const { id, cookie } = await open()
    const form = { account: id, confirm: 'yes' }
    await send(form, cookie, { at: other })
    expect(await isKnown(id)).toBe(true)
    const foreign = { headers: { origin: 'https://evil.example' } }
    expect((await send(form, cookie, foreign)).status).toBe(403)
    expect(await isKnown(id)).toBe(true)
  })

  it('says so on the page when the store does not answer, and leaves the visitor signed in', async () => {
    const { open, send, isKnown, journeys } = tested()
    const { id, cookie } = await open()
    journeys.removeJourneysOf = () => Promise.reject(new Error('down'))
    const answer = await send({ account: id, confirm: 'yes' }, cookie)
    expect(answer).toEqual({ status: 303, location: `${path}?fault=failed`, cookies: [] })
    expect(await isKnown(id)).toBe(true)
  })
})
