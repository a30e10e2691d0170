import { once } from 'node:events'
import { createServer } from 'node:http'
import { createInMemorySignInStore } from '@forecourt/feature-leads/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../process/env.ts'
import { createLogger } from '../process/logger.ts'
import { openSignIn } from './open-sign-in.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end('{}')
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void server.close())

const metadata = { first_name: '', last_name: '', email: '', website: '', dealership_slug: '' }

async function sendWith(variables: Record<string, string>, isProduction = true) {
  const log: string[] = []
  const { ports, inbox } = openSignIn(readEnv(variables, { isProduction }), {
    store: createInMemorySignInStore(),
    clock: () => new Date(),
    logger: createLogger((line) => void log.push(line)),
  })
  const before = asked.length
  const sent = await ports.authFor(aSite()).sendCode('0412345678', metadata)
  return { sent, hasInbox: inbox !== null, asked: asked.slice(before), log: log.join('\n') }
}

const sms = () => ({
  FORECOURT_SMS_URL: url,
  FORECOURT_SMS_ACCOUNT: 'AC1',
  FORECOURT_SMS_TOKEN: 'secret',
  FORECOURT_SMS_FROM: '+61400000000',
})

describe('openSignIn', () => {
  it('sends by the service of text messages of the environment [D-60]', async () => {
    expect(await sendWith(sms())).toMatchObject({
      sent: { isSent: true },
      hasInbox: false,
      asked: ['/2010-04-01/Accounts/AC1/Messages.json'],
    })
  })

  it('leaves codes to Supabase Auth where the environment names one [D-60]', async () => {
    const supabase = { FORECOURT_SUPABASE_URL: url, FORECOURT_SUPABASE_KEY: 'publishable' }
    expect(await sendWith({ ...sms(), ...supabase })).toMatchObject({
      sent: { isSent: true },
      hasInbox: false,
      asked: ['/auth/v1/otp'],
    })
  })

  it('has the inbox outside production, and in it where it is switched on [D-60]', async () => {
    const isSent = { sent: { isSent: true }, hasInbox: true }
    expect(await sendWith({}, false)).toMatchObject(isSent)
    expect(await sendWith({ FORECOURT_DEV_INBOX: '1' })).toMatchObject(isSent)
    expect((await sendWith({ FORECOURT_DEV_INBOX: '0' }, false)).hasInbox).toBe(false)
    expect((await sendWith({ ...sms(), FORECOURT_DEV_INBOX: '1' })).hasInbox).toBe(false)
  })

  it('sends nothing in production without a service, and says why in the log', async () => {
    const { sent, hasInbox, log } = await sendWith({})
    expect([sent, hasInbox]).toEqual([{ isSent: false, reason: 'failed' }, false])
    expect(log).toContain('ServiceRefusal no service is set')
    expect(log).not.toContain('0412345678')
  })
})
