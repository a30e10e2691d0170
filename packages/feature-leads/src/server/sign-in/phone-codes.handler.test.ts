import { describe, expect, it, vi } from 'vitest'
import { createCutOffRequest } from '../../testing/cut-off-request.ts'
import { createInMemorySignInStore } from '../../testing/index.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { createPhoneCodeHandlers } from './phone-codes.handler.ts'
import type { SignInPorts } from './sign-in-ports.ts'

const origin = 'http://harbour.localhost:3000'
const person = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '+61 412 345 678',
}
const phoneOf = (number: number) => `04${String(number).padStart(8, '0')}`
const networkOf = (number: number) => `198.51.100.${number}`

function aSite(changes: Partial<SignInPorts> = {}, signIn = aSignIn()) {
  const handlers = createPhoneCodeHandlers({ ...signIn.ports, ...changes })
  const post =
    (name: 'rateLimit' | 'sendCode' | 'verifyCode' | 'verifications') =>
    (body: object, headers: Record<string, string> = {}) =>
      handlers[name](
        new Request(`${origin}/api/x`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
        signIn.site,
      )
  const from = (network: string) => ({ 'x-test-network': network })
  return {
    ...signIn,
    from,
    rateLimit: post('rateLimit'),
    sendCode: post('sendCode'),
    verifyCode: post('verifyCode'),
    verifications: post('verifications'),
    check: (phone: string, headers: Record<string, string> = {}) =>
      handlers.contactExists(
        new Request(`${origin}/api/check-if-contact-exists?phone_number=${phone}`, { headers }),
        signIn.site,
      ),
  }
}

const tooMany = 'Too many verification attempts. Please try again later.'
const code = (token: string, phone = person.phone) => ({ ...person, phone, token, type: 'sms' })
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)

async function repeat(times: number, ask: (index: number) => Promise<Response>) {
  const answers: Response[] = []
  for (let index = 0; index < times; index += 1) answers.push(await ask(index))
  return statuses(answers)
}

describe('POST /api/rate-limit', () => {
  it('answers three a phone in ten minutes with ok, and the fourth with 429 [API-036] [D-59] [LEAD-060]', async () => {
    const { rateLimit, wait } = aSite()
    for (let each = 0; each < 3; each += 1) {
      const answer = await rateLimit({ phone: '0412 345 678' })
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    }
    const refused = await rateLimit({ phone: '61412345678' })
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ ok: false, error: tooMany })
    expect(refused.headers.get('retry-after')).toBe('600')
    wait(599.999)
    expect((await rateLimit({ phone: person.phone })).status).toBe(429)
    wait(0.001)
    expect((await rateLimit({ phone: person.phone })).status).toBe(200)
  })

  it('answers ten an address in an hour, whatever the phones [D-59]', async () => {
    const { rateLimit, wait } = aSite()
    const ask = (number: number) => rateLimit({ phone: phoneOf(number) })
    expect(await repeat(11, ask)).toEqual([...Array<number>(10).fill(200), 429])
    wait(3599.999)
    expect((await ask(20)).status).toBe(429)
    wait(0.001)
    expect((await ask(21)).status).toBe(200)
  })

  it('refuses what is no mobile, and pages of other websites [D-60]', async () => {
    const { rateLimit } = aSite()
    const wrong = await rateLimit({ phone: '0298765432' })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({
      fields: { phone: 'Please enter a valid phone number.' },
    })
    const foreign = await rateLimit({ phone: person.phone }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
  })
})

describe('a visitor who leaves in the middle of a call', () => {
  it('is no failure of sign-in, in the log or the answer [PLUS-061]', async () => {
    const { ports, logger, site } = aSignIn()
    const failed = vi.spyOn(logger, 'error')
    const left = new Error('aborted')
    const { sendCode } = createPhoneCodeHandlers(ports)
    const call = createCutOffRequest(`${origin}/api/send-code`, left)
    await expect(sendCode(call, site)).rejects.toBe(left)
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('POST /api/send-code', () => {
  it('hands the provider phone and metadata [API-037]', async () => {
    const { sendCode, sent } = aSite()
    expect(await (await sendCode(person)).json()).toEqual({ ok: true })
    expect(sent).toEqual([
      {
        phone: '0412345678',
        metadata: {
          first_name: 'Ann',
          last_name: 'Lee',
          email: 'ann.lee@example.com',
          website: 'harbour',
          dealership_slug: expect.any(String),
        },
      },
    ])
  })

  it('names every mistake before anything is counted or sent [LEAD-055] [D-59]', async () => {
    const { sendCode, sent } = aSite()
    for (let each = 0; each < 5; each += 1) {
      const answer = await sendCode({ phone: '0412', email: 'ann@' })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        fields: {
          name: 'This is a required field.',
          phone: 'Please enter a valid phone number.',
          email: 'Please enter a valid email address.',
        },
      })
    }
    expect((await sendCode(person)).status).toBe(200)
    expect(sent).toHaveLength(1)
  })

  it('stops flooding of a phone by itself, without a call of /api/rate-limit and from any address [D-59]', async () => {
    const { sendCode, sent, from } = aSite()
    const flood = await repeat(20, (index) => sendCode(person, from(networkOf(index))))
    expect(flood.filter((status) => status === 200)).toHaveLength(3)
    expect(flood.slice(3)).toEqual(Array(17).fill(429))
    expect(sent).toHaveLength(3)
  })

  it('stops flooding by one address by itself, whatever the phones, all at once [D-59]', async () => {
    const { sendCode, sent } = aSite()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => sendCode({ ...person, phone: phoneOf(index) })),
    )
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(10)
    expect(sent).toHaveLength(10)
  })

  it('says that a code was not sent, and why it may help to wait [D-59]', async () => {
    const signIn = aSignIn()
    const say = async (reason: 'failed' | 'limited') => {
      const sendCode = async () => ({ isSent: false, reason }) as const
      const authFor = () => ({ ...signIn.provider, sendCode })
      const answer = await aSite({ authFor }, signIn).sendCode(person)
      return [answer.status, ((await answer.json()) as { error: string }).error]
    }
    expect(await say('failed')).toEqual([503, 'An unknown error occurred.'])
    expect(await say('limited')).toEqual([429, tooMany])
  })

  it('is abandoned at 15000 ms [LEAD-059] [D-59]', async () => {
    vi.useFakeTimers()
    try {
      const signIn = aSignIn()
      const sendCode = () => new Promise<never>(() => {})
      const authFor = () => ({ ...signIn.provider, sendCode })
      let answered: Response | null = null
      const answering = aSite({ authFor }, signIn)
        .sendCode(person)
        .then((response) => (answered = response))
      await vi.advanceTimersByTimeAsync(14_999)
      expect(answered).toBeNull()
      await vi.advanceTimersByTimeAsync(1)
      expect((await answering).status).toBe(503)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('POST /api/verify-code', () => {
  it('opens a session of 30 days for a right code [API-038] [D-60]', async () => {
    const { verifyCode, signedOut } = aSite()
    const answer = await verifyCode(code('246810'))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      user: { id: expect.any(String), phone: '0412345678', name: 'Ann' },
    })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^session=[0-9a-f]{64}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
    expect(signedOut).toEqual(['jwt'])
  })

  it('says that a wrong code is invalid, and opens nothing [LEAD-061]', async () => {
    const answer = await aSite().verifyCode(code('000000'))
    expect(answer.status).toBe(422)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const sentence = 'The verification code is invalid. Please try again.'
    expect(await answer.json()).toEqual({
      error: sentence,
      code: 'invalid_code',
      fields: { code: sentence },
    })
  })

  it.each([
    ['', 'This is a required field.', 'LEAD-051'],
    ['12345', 'Code must be 6 digits', 'LEAD-053'],
    ['1234567', 'Code must be 6 digits', 'LEAD-053'],
  ])('says of %j: %s [%s]', async (token, sentence) => {
    const answer = await aSite().verifyCode(code(token))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { code: sentence } })
  })

  it('takes type sms alone [API-038]', async () => {
    expect((await aSite().verifyCode({ ...code('246810'), type: 'email' })).status).toBe(422)
  })

  it('stops brute force at a phone from any number of addresses: the right code is not taken [D-60]', async () => {
    const { verifyCode, from } = aSite()
    const guesses = await repeat(40, (index) =>
      verifyCode(code(String(index).padStart(6, '0')), from(networkOf(index))),
    )
    expect(guesses).toEqual([...Array<number>(15).fill(422), ...Array<number>(25).fill(429)])
    const right = await verifyCode(code('246810'), from(networkOf(99)))
    expect([right.status, ((await right.json()) as { error: string }).error]).toEqual([
      429,
      tooMany,
    ])
  })

  it('stops brute force by an address at any number of phones [D-60]', async () => {
    const { verifyCode } = aSite()
    const guesses = await repeat(40, (index) => verifyCode(code('000000', phoneOf(index))))
    expect(guesses).toEqual([...Array<number>(30).fill(422), ...Array<number>(10).fill(429)])
  })

  it('says that a code could not be checked [LEAD-063]', async () => {
    const signIn = aSignIn()
    const verify = async (changes: Partial<SignInPorts>) => {
      const answer = await aSite(changes, signIn).verifyCode(code('246810'))
      return [answer.status, ((await answer.json()) as { error: string }).error]
    }
    const failed = [503, 'An unknown error occurred during verification.']
    const verifyCode = async () => ({ isVerified: false, reason: 'failed' }) as const
    expect(await verify({ authFor: () => ({ ...signIn.provider, verifyCode }) })).toEqual(failed)
    const countEvent = async () => {
      throw new Error('params: 0412345678')
    }
    expect(await verify({ store: { ...signIn.store, countEvent } })).toEqual(failed)
    expect(JSON.stringify(signIn.logger.entries)).not.toContain('0412345678')
  })
})

describe('POST /api/verifications', () => {
  const records = () => {
    const store = createInMemorySignInStore()
    return { ...aSite({}, aSignIn({ store })), store }
  }

  it('inserts website, dealership, type and user by itself [API-040] [API-041]', async () => {
    const { store, site, verifications, verifyCode } = records()
    expect((await verifications({ verification_type: 'sms', user_id: 'mine' })).status).toBe(201)
    const signedIn = await verifyCode(code('246810'))
    const { user } = (await signedIn.json()) as { user: { id: string } }
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await verifications({ verification_type: 'verify' }, { cookie })).status).toBe(201)
    const own = { siteId: 'harbour', website_slug: 'harbour', at: expect.any(Date) }
    const dealership_slug = site.dealerships[0]?.slug
    expect(store.verifications).toEqual([
      { ...own, dealership_slug, verification_type: 'sms', user_id: null },
      { ...own, dealership_slug, verification_type: 'verify', user_id: user.id },
    ])
  })

  it('takes no other type, and no verified code of somebody signed out [API-041]', async () => {
    const { store, verifications } = records()
    expect((await verifications({ verification_type: 'email' })).status).toBe(422)
    expect((await verifications({ verification_type: 'verify' })).status).toBe(401)
    expect(store.verifications).toEqual([])
  })

  it('takes twenty of an address in an hour', async () => {
    const { verifications } = records()
    const kept = await repeat(21, () => verifications({ verification_type: 'sms' }))
    expect(kept).toEqual([...Array<number>(20).fill(201), 429])
  })
})

describe('GET /api/check-if-contact-exists', () => {
  async function known() {
    const tested = aSite()
    await tested.store.putContact(
      'harbour',
      { ...person, phone: '0412345678' },
      tested.ports.clock(),
    )
    return tested
  }

  it('says whether a phone is known, and never whose [API-039] [D-61]', async () => {
    const { check } = await known()
    const found = await check('0412%20345%20678')
    expect([found.status, await found.text()]).toEqual([200, '{"data":{"exists":true}}'])
    const unknown = await check('0498765432')
    expect([unknown.status, await unknown.text()]).toEqual([200, '{"data":null}'])
  })

  it('answers an error where the phone is wrong [API-039]', async () => {
    const { check } = await known()
    const answer = await check('12')
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: 'Please enter a valid phone number.' })
  })

  it('shares the limit of codes: three a phone, then nobody may ask for a code either [D-61]', async () => {
    const { check, rateLimit } = await known()
    expect(await repeat(4, () => check('0412345678'))).toEqual([200, 200, 200, 429])
    expect((await rateLimit({ phone: '0412345678' })).status).toBe(429)
  })

  it('shares the limit of codes: ten an address in an hour [D-61]', async () => {
    const { check, rateLimit } = await known()
    const ask = (index: number) =>
      index % 2 ? check(phoneOf(index)) : rateLimit({ phone: phoneOf(index) })
    expect(await repeat(11, ask)).toEqual([...Array<number>(10).fill(200), 429])
  })

  it('takes none of three codes from who looks up the phone they asked a code for [D-59]', async () => {
    const { check, rateLimit } = await known()
    const ask = (index: number) =>
      index % 2 ? check('0412345678') : rateLimit({ phone: '0412345678' })
    expect(await repeat(6, ask)).toEqual(Array(6).fill(200))
    expect((await check('0412345678')).status).toBe(429)
  })
})

describe('a phone that is known', () => {
  it('is told from an unknown one by no answer but the one of D-61, and nothing looks it up before [D-61]', async () => {
    const signIn = aSignIn()
    const { store } = signIn
    await store.putContact('harbour', { ...person, phone: phoneOf(0) }, signIn.ports.clock())
    const lookedUp: string[] = []
    const watched = {
      ...store,
      hasContact: async (site: string, phone: string) => {
        lookedUp.push(`hasContact ${phone}`)
        return store.hasContact(site, phone)
      },
      putContact: async (...contact: Parameters<typeof store.putContact>) => {
        lookedUp.push(`putContact ${contact[1].phone}`)
        return store.putContact(...contact)
      },
    }
    const { rateLimit, sendCode, verifyCode, verifications, from, wait } = aSite(
      { store: watched },
      signIn,
    )
    const heard = async (phone: string, network: string) => {
      const answers = [
        await rateLimit({ phone }, from(network)),
        await sendCode({ ...person, phone }, from(network)),
        await verifyCode(code('000000', phone), from(network)),
        await verifications({ verification_type: 'sms' }, from(network)),
      ]
      return Promise.all(
        answers.map(async (answer) => [
          answer.status,
          Object.fromEntries(answer.headers),
          await answer.text(),
        ]),
      )
    }
    // Interleaved, 500 of each: the same words for both, and nothing that could take longer for one.
    for (let round = 0; round < 500; round += 1) {
      const known = await heard(phoneOf(0), networkOf(1))
      expect(await heard(phoneOf(1), networkOf(2))).toEqual(known)
      wait(3601)
    }
    expect(lookedUp).toEqual([])
  })
})
