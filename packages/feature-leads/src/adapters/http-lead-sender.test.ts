import { describe, expect, it, vi } from 'vitest'
import type { EnquirySending } from '../model/lead-sender.ts'
import { anEnquiry } from '../testing/index.ts'
import { createHttpLeadSender } from './http-lead-sender.ts'

const sending: EnquirySending = {
  ...anEnquiry(),
  url: 'http://harbour.localhost/contact',
  rendered_at: '',
  source: 'Website',
  user_agent: 'Mozilla/5.0',
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  website_url: '',
}
const options = { idempotencyKey: 'client-key-1' }
const answering = (body: BodyInit, status: number) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }))

describe('createHttpLeadSender', () => {
  it('posts JSON with the key to /api/leads and reads the id [D-05]', async () => {
    const fetch = answering('{"lead_id":"1","error":7}', 201)
    expect(await createHttpLeadSender({ fetch })(sending, options)).toMatchObject({ lead_id: '1' })
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'client-key-1' },
      body: JSON.stringify(sending),
      signal: expect.any(AbortSignal) as unknown,
    })
  })

  it('gives error and fields of a refusal as values [LEAD-025]', async () => {
    const fetch = answering('{"error":"No","code":"invalid","fields":{"email":"Bad","x":7}}', 422)
    expect(await createHttpLeadSender({ fetch })(sending, options)).toEqual({
      lead_id: undefined,
      error: 'No',
      fields: { email: 'Bad' },
    })
  })

  it.each(['<html>', '', 'null', '7'])('reads the answer %j as empty', async (body) => {
    const fetch = answering(body, 502)
    const answer = await createHttpLeadSender({ fetch })(sending, options)
    expect(answer.lead_id ?? answer.error).toBeUndefined()
  })

  it('waits no longer than its time-out', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    const send = createHttpLeadSender({ fetch, timeoutMs: 10 })
    await expect(send(sending, options)).rejects.toThrow(/timeout/)
  })

  it('rejects when the server cannot be reached', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('failed')))
    await expect(createHttpLeadSender({ fetch })(sending, options)).rejects.toThrow('failed')
  })
})
