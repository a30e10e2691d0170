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
    test(`a body of 20 MB ${said} at ${path} is refused, and its connection takes the next request [PLUS-090]`, async () => {
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
