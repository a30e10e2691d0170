import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { expect, port, test } from './journey.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const search = { 'x-algolia-application-id': 'harbour', 'x-algolia-api-key': 'public' }
const own = { 'sec-fetch-site': 'same-origin' }

/** Addresses that take a body, with the answer to one that is too large. */
const calls = [
  { path: '/api/search/1/indexes/*/queries', headers: { ...json, ...search }, status: 413 },
  { path: '/api/leads', headers: { ...json, ...own }, status: 413 },
  { path: '/api/phone-reveals', headers: { ...json, ...own }, status: 413 },
  { path: '/api/stock', headers: json, status: 404 },
  { path: '/compare', headers: { ...form, ...own }, status: 303 },
  { path: '/nothing-here', headers: form, status: 404 },
]

const tooLarge = Buffer.alloc(20 * 2 ** 20, 'x')

for (const { path, headers, status } of calls) {
  for (const isChunked of [false, true]) {
    const said = isChunked ? 'of unknown length' : 'that says its length'
    test(`a body of 20 MB ${said} at ${path} is refused, and its connection takes the next request`, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ask = async (method: string, to: string, own: object, body?: Buffer) => {
        const length = body && !isChunked ? { 'content-length': body.length } : {}
        const asked = httpRequest({
          agent,
          method,
          path: to,
          host: '127.0.0.1',
          port,
          headers: { host: `harbour.localhost:${port}`, ...own, ...length },
        })
        if (body) asked.write(body)
        const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
        await once(answer.resume(), 'end')
        return answer.statusCode
      }
      expect(await ask('POST', path, headers, tooLarge)).toBe(status)
      expect(await ask('GET', '/', {})).toBe(200)
      agent.destroy()
    })
  }
}

test('a body above 100 kB, of an unknown type or malformed is refused in the error envelope [PLUS-058]', async ({
  request,
}) => {
  const host = `harbour.localhost:${port}`
  const post = (data: string, type: string) =>
    request.post(`http://127.0.0.1:${port}/api/leads`, {
      data,
      headers: { host, 'content-type': type, ...own },
    })
  const padded = (bytes: number) => `{"pad":"${'x'.repeat(bytes - 10)}"}`
  // Of the largest size it is read, and refused for what it does not say.
  expect((await post(padded(100 * 1024), 'application/json')).status()).toBe(422)
  const refused = [
    { status: 413, answer: await post(padded(100 * 1024 + 1), 'application/json') },
    { status: 415, answer: await post('<lead/>', 'text/xml') },
    { status: 400, answer: await post('{', 'application/json') },
  ]
  for (const { status, answer } of refused) {
    expect(answer.status()).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.any(String), code: expect.any(String) })
  }
})
