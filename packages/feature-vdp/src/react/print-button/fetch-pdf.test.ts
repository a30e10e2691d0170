import { describe, expect, it, vi } from 'vitest'
import { fetchPdf } from './fetch-pdf.ts'

const answering = (body: string, status: number, type: string) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status, headers: { 'content-type': type } }))

describe('fetchPdf', () => {
  it('takes the slug and returns the file [API-020]', async () => {
    const fetch = answering('%PDF-1.7', 200, 'application/pdf')
    const file = await fetchPdf('2021-mazda-cx-5-u20417', fetch)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/cars/2021-mazda-cx-5-u20417/print.pdf')
    expect(await file.text()).toBe('%PDF-1.7')
  })

  it('throws what the server says, else that it could not be prepared [D-43]', async () => {
    const says = (body: string, status = 503) => answering(body, status, 'application/json')
    await expect(fetchPdf('x', says('{"error":"Too many are printing."}'))).rejects.toThrow(
      'Too many are printing.',
    )
    for (const body of ['{"error":" "}', '{"error":7}', 'null', '<html>']) {
      await expect(fetchPdf('x', says(body))).rejects.toThrow(/^Unable to prepare the PDF\.$/)
    }
  })

  it('takes nothing for a file that is no PDF, and no lost connection [D-43]', async () => {
    const html = answering('<html>', 200, 'text/html')
    await expect(fetchPdf('x', html)).rejects.toThrow(/^Unable to prepare the PDF\.$/)
    const empty = answering('', 200, 'application/pdf')
    await expect(fetchPdf('x', empty)).rejects.toThrow(/^Unable to prepare the PDF\.$/)
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(fetchPdf('x', lost)).rejects.toThrow(/^Unable to prepare the PDF\.$/)
  })

  it('waits no longer than its time-out [D-43]', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    await expect(fetchPdf('x', silent, 10)).rejects.toThrow(/^Unable to prepare the PDF\.$/)
  })
})
