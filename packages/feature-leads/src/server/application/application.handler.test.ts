import { describe, expect, it } from 'vitest'
import type {
  ApplicationAnswer,
  SentApplication,
} from '../../model/application/submit-application.ts'
import type { EventMessage } from '../../model/event-message.ts'
import { form, formFields, now, site, someLeadsOptions } from '../../testing/test-leads-handler.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { type RefusedEnquiry } from '../enquiry-ports.ts'
import { createLeadsHandler } from '../leads.handler.ts'
import { readSuccessCookie } from '../success-cookie.ts'
import { type ApplicationHandlerOptions, createApplicationHandler } from './application.handler.ts'

const redirectUrl = 'https://apply.lender.example/start'
const failed = 'Failed to create customer with YouX'
const path = '/apply-for-finance'

const typed = {
  ...formFields,
  phone: '0412 345 678',
  category: 'Finance Pre-approval',
  postcode: '2000',
  purchasePrice: '30000',
  loanTerm: '5',
  selfAssessedCreditScore: 'GREAT',
  step: 'details',
}

function tested(changes: Partial<ApplicationHandlerOptions> = {}) {
  const leads = someLeadsOptions()
  const signIn = aSignIn()
  const pages: RefusedEnquiry[] = []
  const events: EventMessage[] = []
  const applied: SentApplication[] = []
  const recordEvent = async (_site: string, event: EventMessage) => void events.push(event)
  let answer: () => Promise<ApplicationAnswer> = async () => ({ redirectUrl })
  const handle = createApplicationHandler({
    ...leads,
    recordEvent,
    signIn: { ...signIn.ports, clock: () => now, recordEvent },
    takesApplications: () => true,
    takeLead: createLeadsHandler(leads),
    apply: async (sent) => {
      applied.push(sent)
      return answer()
    },
    renderRefused: async (refused) => {
      pages.push(refused)
      return new Response('', { status: refused.status })
    },
    ...changes,
  })
  return {
    ...signIn,
    leads: () => leads.store.list('harbour'),
    events,
    applied,
    handle,
    page: () => pages.at(-1),
    reply: (next: typeof answer) => {
      answer = next
    },
    async post(fields: Record<string, string>, cookie = '') {
      const request = form({ ...typed, ...fields }, path)
      if (cookie) request.headers.set('cookie', cookie)
      return handle(request, site)
    },
  }
}

const right = { sent: '1', code: '246810' }
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('createApplicationHandler', () => {
  it('sends a code to the phone of the form, and asks for it with everything typed [FIN-088]', async () => {
    const { post, page, sent, events } = tested()
    expect((await post({ move: 'send' })).status).toBe(200)
    expect(sent.map(({ phone }) => phone)).toEqual(['0412345678'])
    expect(page()).toMatchObject({
      values: { name: ' Ann ', postcode: '2000' },
      context: { step: 'details', idempotency_key: 'page-key-1' },
      application: { isCodeSent: true, verifiedPhone: null, refusal: null },
    })
    expect(events.map(({ event_id }) => event_id)).toEqual([36])
  })

  it('refuses a landline at the step that asks for the phone, since no code reaches one [FIN-088] [LEAD-055]', async () => {
    const { post, page } = tested()
    const landline = { phone: '07 3123 4567', step: 'contact' }
    expect((await post(landline)).status).toBe(422)
    expect(page()).toMatchObject({
      context: { step: 'contact' },
      fields: { phone: 'Please enter a valid phone number.' },
    })
    expect((await post({ ...landline, phone: '0412 345 678' })).status).toBe(200)
    expect(page()?.context?.step).toBe('pre-approval')
  })

  it('verifies the code before anything is sent [FIN-088]', async () => {
    const { post, page, leads, applied } = tested()
    expect((await post({ sent: '1', code: '000000' })).status).toBe(422)
    expect(page()?.application).toMatchObject({
      isCodeSent: true,
      errors: { code: 'The verification code is invalid. Please try again.' },
    })
    expect((await post({ sent: '1', code: '' })).status).toBe(422)
    expect([applied, await leads()]).toEqual([[], []])
  })

  it('stores the lead, applies with its key, and leads on, signed in [FIN-089] [FIN-090] [FIN-097]', async () => {
    const { post, leads, applied, events } = tested()
    const response = await post({ ...right, vin: '6T1BE42K59X012345' })
    expect([response.status, response.headers.get('location')]).toEqual([303, redirectUrl])
    expect(cookiesOf(response)).toMatch(/^session=/)
    const [record, ...others] = await leads()
    expect(others).toEqual([])
    expect(record?.lead.payload).toMatchObject({
      category: 'Finance Enquiry',
      subcategory: 'Instant pre-approval',
      vin: '6T1BE42K59X012345',
      car_id: 40817,
      tags: ['finance', 'pre-approval'],
    })
    expect(applied).toMatchObject([
      {
        enquiry: { name: 'Ann', phone: '0412 345 678' },
        lead: record?.lead.payload,
        idempotencyKey: record?.lead.idempotency_key,
      },
    ])
    expect(events.map(({ event_id }) => event_id)).toEqual([37, 22])
  })

  it('says why the customer was not created, keeps everything, and doubles nothing at the next try [FIN-092] [D-89]', async () => {
    const { post, page, reply, leads, applied, events } = tested()
    reply(async () => ({ error: failed }))
    const first = await post(right)
    expect(first.status).toBe(502)
    expect(page()).toMatchObject({
      values: { name: ' Ann ', message: 'one\r\ntwo' },
      application: {
        verifiedPhone: '0412345678',
        refusal: { error: failed, reason: null, hasLead: true },
      },
    })
    const cookie = cookiesOf(first)
    expect(
      readSuccessCookie(new Request('http://a.example', { headers: { cookie } })),
    ).toMatchObject({ category: 'Finance Pre-approval' })
    reply(async () => ({ redirectUrl }))
    expect((await post({}, cookie)).status).toBe(303)
    expect(await leads()).toHaveLength(1)
    expect(new Set(applied.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(events.filter(({ event_id }) => event_id === 22)).toHaveLength(1)
  })

  it('says that the lead failed, although the customer was created [FIN-091] [D-89]', async () => {
    const { post, page, applied } = tested({
      contactLimit: {
        consume: async () => ({ isAllowed: false, retryAfterSeconds: 60 }),
        giveBack: async () => undefined,
      },
    })
    expect((await post(right)).status).toBe(502)
    expect(applied).toHaveLength(1)
    expect(page()?.application?.refusal).toEqual({
      error: 'Lead submission failed',
      reason:
        'Too many enquiries with this email or phone number. Please try again in a few minutes.',
      hasLead: false,
    })
  })

  it('goes to the step of a mistake the partner found, and asks for the phone again where it must', async () => {
    const { post, page, reply } = tested()
    reply(async () => ({ error: failed, isUnverified: true, fields: { purchasePrice: 'No' } }))
    expect((await post(right)).status).toBe(422)
    expect(page()).toMatchObject({
      fields: { purchasePrice: 'No' },
      context: { step: 'estimate' },
      application: { verifiedPhone: null },
    })
  })

  it('asks for no code of a phone that is proved, until another is typed [FIN-088]', async () => {
    const { post, page, sent } = tested()
    const cookie = cookiesOf(await post(right))
    await post({ move: 'send' }, cookie)
    expect(page()?.application).toMatchObject({ verifiedPhone: '0412345678', isCodeSent: false })
    await post({ move: 'change' }, cookie)
    expect(page()?.application).toMatchObject({ verifiedPhone: null, isCodeSent: false })
    await post({ move: 'send', phone: '0412 000 000' }, cookie)
    expect(sent.map(({ phone }) => phone)).toEqual(['0412000000'])
  })

  it('goes from step to step, and sends nothing before the last', async () => {
    const { post, page, applied, leads } = tested()
    await post({ step: 'contact' })
    expect(page()?.context?.step).toBe('pre-approval')
    await post({ step: 'details', move: 'back' })
    expect(page()?.context?.step).toBe('pre-approval')
    expect((await post({ step: 'details', postcode: '', ...right })).status).toBe(422)
    expect(page()).toMatchObject({
      fields: { postcode: 'This is a required field.' },
      context: { step: 'pre-approval' },
      application: { isCodeSent: true },
    })
    expect([applied, await leads()]).toEqual([[], []])
  })

  it('has words for what nobody foresaw, and logs why [FIN-094]', async () => {
    const { post, page } = tested({
      findErrors: () => {
        throw new Error('broken')
      },
    })
    expect((await post({ step: 'contact' })).status).toBe(503)
    expect(page()).toMatchObject({
      values: { postcode: '2000' },
      context: { step: 'contact' },
      application: { refusal: { error: 'An unknown error occurred while advancing step.' } },
    })
  })

  it('is a lead alone without a partner, and refuses pages of other websites', async () => {
    const { post, leads, applied } = tested({ takesApplications: () => false })
    expect((await post({})).headers.get('location')).toBe('/success')
    expect([applied, (await leads()).length]).toEqual([[], 1])
    const foreign = form(typed, path)
    foreign.headers.set('origin', 'https://evil.example')
    const { handle } = tested()
    expect((await handle(foreign, site)).status).toBe(403)
  })
})
