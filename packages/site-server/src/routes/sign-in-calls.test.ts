import { describe, expect, it } from 'vitest'
import { setUpApp } from '../app.contract.ts'

const tested = setUpApp({ variables: { FORECOURT_DEV_INBOX: '1' } })
const closed = setUpApp({ variables: { FORECOURT_DEV_INBOX: '0' } })

const person = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }
const post = (path: string, body: object, { cookie = '', from = '192.0.2.1' } = {}, at = tested) =>
  at.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    from,
  })
const inbox = async (at = tested) => {
  const page = await at.ask('/__dev/inbox')
  return { status: page.status, text: await page.text() }
}
const latestCode = async () => /(\d{6}) is your/.exec((await inbox()).text)?.[1] ?? ''
const user = async (cookie: string) =>
  ((await (await tested.ask('/api/session', { headers: { cookie } })).json()) as { user: unknown })
    .user

describe('signing in', () => {
  it('goes from the limit by the inbox to a session, and ends with signing out [D-59] [D-60]', async () => {
    expect((await post('/api/rate-limit', { phone: person.phone })).status).toBe(200)
    expect((await post('/api/send-code', person)).status).toBe(200)
    expect((await post('/api/verifications', { verification_type: 'sms' })).status).toBe(201)
    const code = { ...person, token: await latestCode(), type: 'sms' }
    const signedIn = await post('/api/verify-code', code)
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await user(cookie)).toEqual({
      id: expect.any(String),
      phone: person.phone,
      name: 'Ann',
    })
    expect((await post('/api/verify-code', code)).status).toBe(422)
    expect(
      (await post('/api/verifications', { verification_type: 'verify' }, { cookie })).status,
    ).toBe(201)
    expect((await post('/api/sign-out', {}, { cookie })).status).toBe(204)
    expect(await user(cookie)).toBeNull()
  })

  it('counts refusals by the limit of codes', async () => {
    const from = '192.0.2.77'
    for (let each = 0; each < 3; each += 1)
      await post('/api/rate-limit', { phone: '0498765432' }, { from })
    expect((await post('/api/rate-limit', { phone: '0498765432' }, { from })).status).toBe(429)
    const metrics = await tested.deps.metrics.registry.write()
    expect(metrics).toContain('forecourt_refusals_total{reason="code_rate"} 1\n')
  })

  it('has no inbox where it is switched off, and sends no code without a service [D-60]', async () => {
    expect((await inbox(closed)).text).not.toContain('Text messages of')
    const answer = await post('/api/send-code', person, {}, closed)
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      503,
      'An unknown error occurred.',
    ])
    expect(JSON.stringify(closed.lines)).toContain('ServiceRefusal no service is set')
    expect(JSON.stringify(closed.lines)).not.toContain(person.phone)
  })
})
