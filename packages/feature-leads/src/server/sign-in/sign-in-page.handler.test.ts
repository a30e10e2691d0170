import { describe, expect, it } from 'vitest'
import type { EventMessage } from '../../model/event-message.ts'
import { createInMemorySignInStore } from '../../testing/index.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { createSignInPageHandler, type SignInAnswer } from './sign-in-page.handler.ts'
import type { SignInPorts } from './sign-in-ports.ts'

const person = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
}
const tooMany = 'Too many verification attempts. Please try again later.'

function tested(changes: Partial<SignInPorts> = {}) {
  const store = createInMemorySignInStore()
  const signIn = aSignIn({ store })
  const pages: SignInAnswer[] = []
  const events: EventMessage[] = []
  const handle = createSignInPageHandler({
    ...signIn.ports,
    recordEvent: async (_site, event) => void events.push(event),
    ...changes,
    renderPage: async (answer) => {
      pages.push(answer)
      return new Response('', { status: answer.status })
    },
  })
  return {
    ...signIn,
    store,
    events,
    pages,
    page: () => pages.at(-1),
    post: (
      fields: Record<string, string>,
      { query = '?type=garage&redirect=%2Fmy-garage%3Fa%3D1&back=%2F', cookie = '' } = {},
    ) =>
      handle(
        new Request(`http://harbour.localhost/sign-in${query}`, {
          method: 'POST',
          headers: { cookie },
          body: new URLSearchParams({ ...person, ...fields }),
        }),
        signIn.site,
      ),
  }
}

describe('createSignInPageHandler', () => {
  it('sends a code and asks for it, with everything typed [D-59]', async () => {
    const { post, page, sent, store, events } = tested()
    expect((await post({ step: 'send' })).status).toBe(200)
    expect(page()).toEqual({
      status: 200,
      isCodeSent: true,
      values: person,
      errors: {},
      failure: null,
    })
    expect(sent.map(({ phone }) => phone)).toEqual(['0412345678'])
    expect(store.verifications).toMatchObject([{ verification_type: 'sms', user_id: null }])
    expect(events).toMatchObject([{ event_id: 36, website_id: 'harbour' }])
  })

  it('leads to the page behind the gate after a right code, signed in [SITE-033] [D-62]', async () => {
    const { post, store, events } = tested()
    const answer = await post({ step: 'verify', code: '246810' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-garage?a=1'])
    expect(answer.headers.get('set-cookie')).toMatch(/^session=[0-9a-f]{64};/)
    expect(store.verifications).toMatchObject([
      { verification_type: 'verify', user_id: expect.any(String) },
    ])
    expect(events).toMatchObject([{ event_id: 37 }])
  })

  it('leads nowhere else [SITE-033] [D-62]', async () => {
    const query = '?redirect=https%3A%2F%2Fevil.example'
    const answer = await tested().post({ step: 'verify', code: '246810' }, { query })
    expect(answer.headers.get('location')).toBe('/')
  })

  it('names mistakes beside their fields, and sends nothing [LEAD-055]', async () => {
    const { post, page, sent } = tested()
    expect((await post({ step: 'send', phone: '0412', name: '' })).status).toBe(422)
    expect(page()).toMatchObject({
      isCodeSent: false,
      failure: null,
      values: { phone: '0412', email: person.email },
      errors: { phone: 'Please enter a valid phone number.', name: 'This is a required field.' },
    })
    expect(sent).toEqual([])
  })

  it.each([
    ['', 'This is a required field.', 'LEAD-051'],
    ['12345', 'Code must be 6 digits', 'LEAD-053'],
    ['000000', 'The verification code is invalid. Please try again.', 'LEAD-061'],
  ])('asks again for a code of %j: %s [%s]', async (code, sentence) => {
    const { post, page } = tested()
    expect((await post({ step: 'verify', code })).status).toBe(422)
    expect(page()).toMatchObject({ isCodeSent: true, errors: { code: sentence }, values: person })
  })

  it('stays where it is when the fourth code is refused: an earlier one may still come [LEAD-060]', async () => {
    const { post, page } = tested()
    for (let each = 0; each < 3; each += 1) await post({ step: 'send', sent: '1' })
    expect((await post({ step: 'send', sent: '1' })).status).toBe(429)
    expect(page()).toMatchObject({ isCodeSent: true, failure: tooMany, values: person })
    expect((await post({ step: 'send' })).status).toBe(429)
    expect(page()).toMatchObject({ isCodeSent: false, failure: tooMany, values: person })
  })

  it('lets the phone be changed, with everything typed', async () => {
    const { post, page } = tested()
    await post({ step: 'change', sent: '1' })
    expect(page()).toMatchObject({ status: 200, isCodeSent: false, values: person })
  })

  it('goes straight on in a second tab once the first has signed in [D-62]', async () => {
    const { post } = tested()
    const first = await post({ step: 'verify', code: '246810' })
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const second = await post({ step: 'verify', code: '246810' }, { cookie })
    expect([second.status, second.headers.get('location')]).toEqual([303, '/my-garage?a=1'])
    expect(second.headers.get('set-cookie')).toBeNull()
  })

  it('keeps what was typed while the store does not answer [LEAD-064]', async () => {
    const away = async () => {
      throw new Error('away')
    }
    const store = { ...createInMemorySignInStore(), countEvent: away, findSession: away }
    const { post, page } = tested({ store })
    const cookie = `session=${'a'.repeat(64)}`
    expect((await post({ step: 'send' }, { cookie })).status).toBe(503)
    expect(page()).toMatchObject({ failure: 'An unknown error occurred.', values: person })
    expect((await post({ step: 'verify', code: '246810' }, { cookie })).status).toBe(503)
    expect(page()).toMatchObject({
      isCodeSent: true,
      failure: 'An unknown error occurred during verification.',
    })
  })
})
