import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { createInMemoryLeadStore, createInMemorySpinStore } from '../../testing/index.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { createPhoneCodeHandlers } from '../sign-in/phone-codes.handler.ts'
import { createSpinHandlers, type SpinPorts } from './spin.handler.ts'

const origin = 'http://harbour.localhost'
const ann = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }
const prizes = [
  { id: 'mats', label: 'Floor mats', text: 'Show this page.' },
  { id: 'service', label: 'A free service', share: 3 },
]
const site = aSite({
  id: 'harbour',
  domains: ['harbour.localhost'],
  spinToWin: { campaign: 'summer', prizes },
})

async function tested(changes: Partial<SpinPorts> = {}) {
  const signIn = aSignIn()
  const leads = createInMemoryLeadStore()
  const store = createInMemorySpinStore(leads)
  const onAccepted = vi.fn<() => void>()
  const ports = { store, signIn: signIn.ports, random: () => 0.9, logger: signIn.logger }
  const handlers = createSpinHandlers({ ...ports, onAccepted, ...changes })
  const { verifyCode } = createPhoneCodeHandlers(signIn.ports)
  const verified = await verifyCode(
    new Request(`${origin}/api/verify-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ann, token: '246810', type: 'sms' }),
    }),
    site,
  )
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const post = (name: 'api' | 'form', headers: Record<string, string> = { cookie }, of = site) =>
    handlers[name](new Request(`${origin}/api/spin`, { method: 'POST', headers }), of)
  return { post, leads, onAccepted, cookie }
}

describe('createSpinHandlers', () => {
  it('draws one prize for a person and a campaign, and tells the dealer once [D-65]', async () => {
    const { post, leads, onAccepted } = await tested()
    const prize = { id: 'service', label: 'A free service', text: '' }
    expect(await (await post('api'))?.json()).toEqual({ prize, already_spun: false })
    expect(await (await post('api'))?.json()).toEqual({ prize, already_spun: true })
    const [record, ...more] = await leads.list('harbour')
    expect(more).toEqual([])
    expect(record?.lead.payload).toMatchObject({
      subcategory: 'Spin to win',
      message: 'Won “A free service” in the campaign summer.',
      phone: '0412345678',
    })
    expect(onAccepted).toHaveBeenCalledOnce()
  })

  it('keeps the first prize whatever would be drawn later, and gives another campaign its own', async () => {
    const chances = [0, 0.9, 0.9]
    const { post } = await tested({ random: () => chances.shift() ?? 0 })
    const idOf = async (of = site) => {
      const answer = await post('api', undefined, of)
      return answer && (await answer.json()).prize.id
    }
    expect(await idOf()).toBe('mats')
    expect(await idOf()).toBe('mats')
    expect(await idOf({ ...site, spinToWin: { ...site.spinToWin, campaign: 'winter' } })).toBe(
      'service',
    )
  })

  it('leads back to the page, or to sign-in, without script [SITE-081]', async () => {
    const { post } = await tested()
    expect((await post('form'))?.headers.get('location')).toBe('/spin-to-win?spun=1')
    expect((await post('form'))?.headers.get('location')).toBe('/spin-to-win')
    expect((await post('form', {}))?.headers.get('location')).toBe(
      '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F',
    )
  })

  it('refuses who is not signed in and the page of another site, and is not there without prizes', async () => {
    const { post, cookie, leads } = await tested()
    const stranger = await post('api', {})
    expect(stranger?.status).toBe(401)
    expect(await stranger?.json()).toMatchObject({ code: 'sign_in_needed' })
    const foreign = await post('api', { cookie, origin: 'https://evil.example' })
    expect(foreign?.status).toBe(403)
    expect(
      await post('api', undefined, { ...site, spinToWin: { ...site.spinToWin, prizes: [] } }),
    ).toBeNull()
    expect(await leads.list('harbour')).toEqual([])
  })

  it('says so while the store does not answer', async () => {
    const away = async () => Promise.reject(new Error('away'))
    const { post } = await tested({ store: { findSpin: away, takeSpin: away, removeBefore: away } })
    const answer = await post('api')
    expect(answer?.status).toBe(503)
    expect(await answer?.json()).toMatchObject({ code: 'unavailable' })
  })
})
