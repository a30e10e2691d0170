import { describe, expect, it } from 'vitest'
import { createFailedResponse, readFailureFields, toReadableRefusal } from './failed-request.ts'

const request = (path: string, accept: string, method = 'GET') =>
  new Request(`https://harbour.test${path}`, { method, headers: { accept } })

describe('createFailedResponse', () => {
  it.each([
    ['POST', '/api/leads', 'text/html'],
    ['GET', '/contact', '*/*'],
  ])('answers %s %s for %s with the error envelope', async (method, path, accept) => {
    const answer = createFailedResponse(request(path, accept, method))
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      error: 'An unexpected error occured',
      code: 'unexpected',
    })
  })

  it('answers a browser with a page that leads on', async () => {
    const answer = createFailedResponse(request('/contact', 'text/html,*/*'))
    expect(answer.status).toBe(500)
    const html = await answer.text()
    expect(html).toContain('<h1>Something went wrong on our side</h1>')
    expect(html).toContain('href="/"')
    expect(html, 'the page has a design without a sheet').toMatch(/<body style="[^"]*sans-serif/)
  })
})

describe('toReadableRefusal', () => {
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const refusal = (status: number, body: object = { error: 'This <car> is sold.', code: 'sold' }) =>
    Response.json(body, { status })

  it.each([
    [404, false],
    [429, true],
    [502, true],
  ])(
    'tells a browser that opened a call of %i on a page, with another try: %j [D-04]',
    async (status, isAgain) => {
      const asked = request('/api/cars/a/print.pdf', browser)
      const answer = await toReadableRefusal(asked, refusal(status))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'text/html;charset=utf-8',
      ])
      const html = await answer.text()
      expect(html).toContain('<h1>This &lt;car&gt; is sold.</h1>')
      expect(html.includes('Try again')).toBe(isAgain)
      expect(html).toContain('<a href="/" ')
    },
  )

  it('leaves answers to programs, of other protocols and of no refusal as they are [D-04]', async () => {
    const search = refusal(404, { message: 'Index x does not exist', status: 404 })
    for (const [asked, answer] of [
      [request('/api/leads', browser, 'POST'), refusal(422)],
      [request('/api/cars/a', '*/*'), refusal(404)],
      [request('/api/search/1/indexes/x', browser), search],
      [request('/api/cars/a', browser), refusal(200)],
    ] as const) {
      const sent = await toReadableRefusal(asked, answer)
      expect(sent).toBe(answer)
      expect(await sent.json()).toBeTruthy()
    }
  })
})

describe('readFailureFields', () => {
  it('names the kind and the place, and nothing that was typed', () => {
    const error = new TypeError('insert failed: params Jane Citizen,\n at jane@example.com')
    const fields = readFailureFields(error)
    expect(fields.reason).toBe('TypeError')
    expect(fields.thrown_at[0]).toMatch(/failed-request\.test\.ts/)
    expect(JSON.stringify(fields)).not.toMatch(/Jane/)
    expect(readFailureFields('Jane')).toEqual({ reason: 'string', thrown_at: [] })
  })
})
