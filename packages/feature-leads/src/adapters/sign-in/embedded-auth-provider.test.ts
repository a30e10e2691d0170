import { describe, expect, it, vi } from 'vitest'
import type { CodeStore } from '../../model/sign-in/sign-in-store.ts'
import { SmsLimitError } from '../../model/sign-in/sms-sender.ts'
import { createInMemorySignInStore } from '../../testing/index.ts'
import { createEmbeddedAuthProvider, type EmbeddedAuthOptions } from './embedded-auth-provider.ts'
import { createSmsInbox } from './sms-inbox.ts'

const site = { id: 'harbour', name: 'Harbour Motors' }
const phone = '0412345678'
const metadata = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  website: 'harbour',
  dealership_slug: 'harbour-toyota',
}

function aProvider(changes: Partial<EmbeddedAuthOptions> = {}) {
  let nowMs = Date.parse('2026-11-22T01:00:00Z')
  const clock = () => new Date(nowMs)
  const sms = createSmsInbox(clock)
  const store = createInMemorySignInStore()
  const provider = createEmbeddedAuthProvider({ site, store, sms, clock, ...changes })
  const latest = () => sms.messages('harbour')[0]?.text.slice(0, 6) ?? ''
  return {
    provider,
    store,
    sms,
    latest,
    send: () => provider.sendCode(phone, metadata),
    verify: (code: string, to = phone) => provider.verifyCode(to, code, 'sms'),
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}

const wrong = { isVerified: false, reason: 'invalid' }
const right = { isVerified: true, accessToken: null }

describe('createEmbeddedAuthProvider', () => {
  it('sends six random digits in the name of the dealer [D-60]', async () => {
    const { send, sms } = aProvider()
    for (let each = 0; each < 40; each += 1) expect(await send()).toEqual({ isSent: true })
    const messages = sms.messages('harbour')
    for (const { to, text } of messages) {
      expect(to).toBe(phone)
      expect(text).toMatch(/^\d{6} is your Harbour Motors verification code\./)
    }
    expect(new Set(messages.map(({ text }) => text)).size).toBeGreaterThan(35)
  })

  it('takes the right code once: a replay is refused [D-60]', async () => {
    const { send, verify, latest } = aProvider()
    await send()
    expect(await verify(latest())).toEqual(right)
    expect(await verify(latest())).toEqual(wrong)
  })

  it('takes the right code of two tabs at the same moment once [D-60]', async () => {
    const { send, verify, latest } = aProvider()
    await send()
    const tabs = await Promise.all([verify(latest()), verify(latest())])
    expect(tabs.filter(({ isVerified }) => isVerified)).toHaveLength(1)
  })

  it('refuses brute force: after five wrong codes the right one counts no more [D-60]', async () => {
    const { send, verify, latest } = aProvider()
    await send()
    const others = ['000000', '111111', '222222', '333333', '444444', '555555']
    for (const guess of others.filter((each) => each !== latest()).slice(0, 5))
      expect(await verify(guess)).toEqual(wrong)
    expect(await verify(latest())).toEqual(wrong)
  })

  it('takes a code until five minutes are over, and not from then on [D-60]', async () => {
    const early = aProvider()
    await early.send()
    early.wait(299_999)
    expect(await early.verify(early.latest())).toEqual(right)
    const late = aProvider()
    await late.send()
    late.wait(300_000)
    expect(await late.verify(late.latest())).toEqual(wrong)
  })

  it('takes no code of another phone, and none that a newer one replaced', async () => {
    let drawn = 0
    const fillRandom = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill((drawn += 1))
    const { send, verify, latest } = aProvider({ fillRandom })
    await send()
    const first = latest()
    expect(await verify(first, '0498765432')).toEqual(wrong)
    await send()
    const second = latest()
    expect(second).not.toBe(first)
    expect(await verify(first)).toEqual(wrong)
    expect(await verify(second)).toEqual(right)
  })

  it('takes the same steps for a phone that waits for no code', async () => {
    const store = createInMemorySignInStore()
    const steps: string[] = []
    const watched: CodeStore = {
      ...store,
      findNonce: (...asked) => (steps.push('findNonce'), store.findNonce(...asked)),
      codeKey: (...asked) => (steps.push('codeKey'), store.codeKey(...asked)),
      tryCode: (...asked) => (steps.push('tryCode'), store.tryCode(...asked)),
    }
    const { send, verify } = aProvider({ store: watched })
    await send()
    steps.length = 0
    await verify('000000')
    const waiting = steps.splice(0)
    expect(await verify('000000', '0498765432')).toEqual(wrong)
    expect(steps).toEqual(waiting)
    expect(steps).toEqual(['findNonce', 'codeKey', 'tryCode'])
  })

  it('stores no code: neither its digits nor a digest without the key [D-60]', async () => {
    const put = vi.fn<CodeStore['putCode']>()
    const store = createInMemorySignInStore()
    const tested = aProvider({ store: { ...store, putCode: put } })
    await tested.send()
    expect(JSON.stringify(put.mock.calls)).not.toContain(tested.latest())
  })

  it('tells a sender that fails from one that takes no more, and rejects in neither case', async () => {
    const failing = (error: Error) =>
      aProvider({
        sms: {
          send: async () => {
            throw error
          },
        },
      }).send()
    expect(await failing(new Error('away'))).toEqual({ isSent: false, reason: 'failed' })
    expect(await failing(new SmsLimitError('full'))).toEqual({ isSent: false, reason: 'limited' })
    expect(await aProvider({ sms: null }).send()).toEqual({ isSent: false, reason: 'failed' })
  })

  it('says of a store that does not answer that the code could not be checked [LEAD-063]', async () => {
    const store = createInMemorySignInStore()
    const findNonce = async () => {
      throw new Error('away')
    }
    const onFailure = vi.fn<(error: unknown) => void>()
    const { verify } = aProvider({ store: { ...store, findNonce }, onFailure })
    expect(await verify('123456')).toEqual({ isVerified: false, reason: 'failed' })
    expect(onFailure).toHaveBeenCalledOnce()
  })
})
