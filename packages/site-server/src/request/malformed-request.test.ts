import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerEarly } from './answer-early.ts'
import { createMalformedRefusal, isMalformedHost, isMalformedTarget } from './malformed-request.ts'

const refused: { id: string; method: string; path: string }[] = []
const server = createServer((request, response) => response.end(`page ${request.url}`))

/** The whole answer to the first line of a request. */
async function ask(line: string, host = 'harbour.localhost', accept = '*/*'): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `${line} HTTP/1.1\r\nHost: ${host}\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
  )
  return text(socket)
}

beforeAll(async () => {
  const onRefused = (one: (typeof refused)[number]) => void refused.push(one)
  answerEarly(server, [createMalformedRefusal({ createRequestId: () => 'id-1', onRefused })])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

describe('createMalformedRefusal', () => {
  it.each([
    'GET http://evil.example/',
    'GET HTTPS://harbour.localhost/search',
    'GET /search?q=%00',
    'GET /cars/%00',
    'OPTIONS *',
  ])('answers 400 to %s [PLUS-090]', async (line) => {
    expect(await ask(line)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('leads a browser on, and answers anybody else in the form of errors [D-04]', async () => {
    expect(await ask('GET /cars/%00', undefined, 'text/html')).toMatch(
      /text\/html;charset=utf-8\r\n[^]*<h1>This address is not valid.<\/h1>.*href="\/"/,
    )
    expect(await ask('GET /api/leads?a=%00')).toMatch(
      /application\/json\r\n[^]*\r\n\r\n\{"error":"This address is not valid.","code":"malformed"\}$/,
    )
    expect(await ask('HEAD /cars/%00')).toMatch(/\r\n\r\n$/)
  })

  it('names the request in the answer and to the log [PLUS-090]', async () => {
    expect(await ask('GET /cars/%00?token=secret')).toMatch(/\r\nx-request-id: id-1\r\n/)
    expect(refused.at(-1)).toEqual({ id: 'id-1', method: 'GET', path: '/cars/%00' })
  })

  it.each(['/search?q=100%25', '/', '//evil.example/', '/cars/%2500'])(
    'leaves %s to the site [PLUS-090]',
    async (target) => {
      expect(isMalformedTarget(target)).toBe(false)
      expect(await ask(`GET ${target}`)).toContain(`page ${target}`)
    },
  )

  it.each([
    'harbour.localhost:99999',
    'harbour.localhost:',
    'harbour.localhost:1:2',
    'harbour.localhost/x',
    'harbour.localhost@evil.example',
    '1.2.3.4.5',
  ])('answers 400 at the host %s [PLUS-090]', async (host) => {
    expect(await ask('GET /', host)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each(['harbour.localhost:3000', 'HARBOUR.localhost.', '[::1]:3000', 'evil.example'])(
    'leaves the host %s to the site [PLUS-090]',
    async (host) => {
      expect(isMalformedHost(host)).toBe(false)
      expect(await ask('GET /', host)).toContain('page /')
    },
  )
})
