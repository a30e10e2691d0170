import { describe, expect, it } from 'vitest'
import type { EmailMessage } from '../../model/email-sender.ts'
import { createInMemoryMailOutbox, createSilentLogger } from '../../testing/index.ts'
import { sendDueMails, startMailWorker } from './mail-worker.ts'

const message = { to: 'ann@example.com', subject: 'A link', text: 'https://a.example' }
const start = new Date('2026-11-23T01:00:00.000Z')

function setUp() {
  const outbox = createInMemoryMailOutbox()
  const sent: EmailMessage[] = []
  const state = { now: start, isDown: false }
  const ports = {
    outbox,
    sender: {
      async send(mail: EmailMessage) {
        if (state.isDown) throw new Error('the mail server answered 421')
        sent.push(mail)
      },
    },
    hostOf: () => 'harbour.example',
    clock: () => state.now,
    random: () => 0.5,
    logger: createSilentLogger(),
  }
  const put = (id = '7a6b5c4d-1111-4222-8333-444455556666') =>
    outbox.put('harbour', { id, message, createdAt: state.now })
  return { outbox, sent, state, ports, put }
}

describe('sendDueMails', () => {
  it('sends a mail once, by an id that is its own [PLUS-109]', async () => {
    const { ports, sent, put, outbox } = setUp()
    await put()
    expect(await sendDueMails(ports)).toBe(1)
    expect(await sendDueMails(ports)).toBe(0)
    expect(sent).toEqual([
      {
        ...message,
        siteId: 'harbour',
        messageId: '7a6b5c4d-1111-4222-8333-444455556666@harbour.example',
      },
    ])
    expect(await outbox.count()).toBe(0)
  })

  it('tries again while the mail server is down, and gives up after a day [PLUS-109]', async () => {
    const { ports, sent, put, outbox, state } = setUp()
    await put()
    state.isDown = true
    await sendDueMails(ports)
    expect(await sendDueMails(ports)).toBe(0)
    state.now = new Date(start.getTime() + 10_000)
    state.isDown = false
    expect(await sendDueMails(ports)).toBe(1)
    expect(sent).toHaveLength(1)
    await put('8a6b5c4d-1111-4222-8333-444455556666')
    state.isDown = true
    state.now = new Date(state.now.getTime() + 24 * 3_600_000)
    await sendDueMails(ports)
    expect(await outbox.count()).toBe(0)
  })
})

describe('startMailWorker', () => {
  it('sends what it is woken for', async () => {
    const { ports, sent, put } = setUp()
    const worker = startMailWorker({ ...ports, everyMs: 1_000_000 })
    await put()
    worker.wake()
    await expect.poll(() => sent.length).toBe(1)
    await worker.stop()
  })
})
