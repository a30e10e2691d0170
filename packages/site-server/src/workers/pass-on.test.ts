import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSite } from '@forecourt/tenant-config/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerEarly } from '../request/answer-early.ts'
import { createPassOn } from './pass-on.ts'
import { resolveWorkerSocket } from './worker-messages.ts'
import { openWorkerSocket, type WorkerSocket } from './worker-socket.ts'

const sites = new Map(
  ['north', 'south'].map((id) => [`${id}.example`, aSite({ id, domains: [`${id}.example`] })]),
)
const owners: Record<string, number> = { north: 1, south: 2 }

type Handle = (request: IncomingMessage, response: ServerResponse) => void

let folder: string
let passedOn = 0
const refused: { site: string; method: string; path: string }[] = []
/** How worker 2 answers; each test has its own. */
let handle: Handle
const first = createServer((_request, response) => response.end('of worker 1'))
const second = createServer((request, response) => handle(request, response))
let socket: WorkerSocket

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pass-on-'))
  for (const [at, server] of [first, second].entries()) {
    const worker = at + 1
    const passOn = createPassOn({
      link: {
        worker,
        ownerOf: ({ id }) => owners[id] ?? 0,
        socketOf: (other) => resolveWorkerSocket(folder, other),
      },
      sharedPaths: ['/healthz'],
      siteOf: ({ headers }) => sites.get(headers.get('host') ?? '') ?? null,
      createRequestId: () => 'id-1',
      onPassed: () => {
        passedOn += 1
      },
      onAway: ({ site, method, path }) => refused.push({ site: site.id, method, path }),
    })
    answerEarly(server, [passOn])
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  socket = await openWorkerSocket(second, resolveWorkerSocket(folder, 2))
})
afterEach(() => {
  passedOn = 0
})
afterAll(async () => {
  for (const server of [first, second]) server.close().closeAllConnections()
  await socket.close(true)
  await rm(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  raw: string[]
  body: string
}

function open(host: string, options: RequestOptions = {}) {
  const { headers, ...rest } = options
  return httpRequest({
    host: '127.0.0.1',
    port: portOf(first),
    agent: false,
    ...rest,
    headers: { host, ...headers },
  })
}

async function ask(host: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  const [answer] = (await once(open(host, options).end(body), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const { statusCode = 0, headers, rawHeaders: raw } = answer
  return { status: statusCode, headers, raw, body: Buffer.concat(chunks).toString() }
}

describe('createPassOn', () => {
  it('passes on what is for a site of another worker, and nothing else [PLUS-097]', async () => {
    handle = (_request, response) => response.end('of worker 2')
    expect((await ask('north.example')).body).toBe('of worker 1')
    expect((await ask('unknown.example')).body).toBe('of worker 1')
    expect(passedOn).toBe(0)
    expect((await ask('south.example')).body).toBe('of worker 2')
    expect(passedOn).toBe(1)
  })

  it.each([
    ['/healthz', 1],
    ['/healthz?x=1', 1],
    ['/healthz/more', 2],
    ['/assets/page.js', 2],
  ])('leaves %s to worker %i [PLUS-097]', async (path, worker) => {
    handle = (_request, response) => response.end('of worker 2')
    expect((await ask('south.example', { path })).body).toBe(`of worker ${worker}`)
  })

  it('says who asks and what was asked, whatever a visitor says of that [PLUS-097]', async () => {
    handle = ({ method, url, headers, socket: { remoteAddress } }, response) => {
      response.end(JSON.stringify({ method, url, headers, remoteAddress }))
    }
    const headers = {
      'x-forecourt-peer': '8.8.8.8',
      'x-forwarded-for': '1.2.3.4',
      cookie: 'a=1',
      connection: 'x-own',
    }
    const { body } = await ask('south.example', { path: '/search?make=Kia', headers })
    expect(JSON.parse(body)).toMatchObject({
      method: 'GET',
      url: '/search?make=Kia',
      remoteAddress: '127.0.0.1',
      headers: { host: 'south.example', 'x-forwarded-for': '1.2.3.4', cookie: 'a=1' },
    })
    expect(body).not.toContain('8.8.8.8')
  })

  it('gives back status, headers and body as they are, several of one name too [PLUS-097]', async () => {
    handle = (_request, response) =>
      response
        .writeHead(404, 'Nothing here', ['set-cookie', 'a=1', 'Set-Cookie', 'b=2', 'etag', 'W/"x"'])
        .end('gone')
    const { status, headers, body } = await ask('south.example')
    expect([status, body]).toEqual([404, 'gone'])
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers.etag).toBe('W/"x"')
  })

  it.each([
    ['HEAD', 200, { 'content-length': '5' }],
    ['GET', 304, { etag: 'W/"x"' }],
  ])(
    'gives back an answer to %s with %i that has no body [PLUS-097]',
    async (method, status, own) => {
      handle = (_request, response) => response.writeHead(status, own).end()
      const answer = await ask('south.example', { method })
      expect([answer.status, answer.body]).toEqual([status, ''])
      expect(answer.headers).toMatchObject(own)
    },
  )

  it.each([
    ['of a known length', {}],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
    ['that waits to be asked for', { expect: '100-continue' }],
  ])('passes on a body %s [PLUS-097]', async (_, headers) => {
    handle = async (request, response) => {
      let bytes = 0
      for await (const chunk of request) bytes += (chunk as Buffer).length
      response.end(String(bytes))
    }
    const body = 'x'.repeat(2_000_000)
    const known = 'transfer-encoding' in headers ? {} : { 'content-length': String(body.length) }
    const options = { method: 'POST', headers: { ...known, ...headers } }
    expect((await ask('south.example', options, body)).body).toBe('2000000')
  })

  it('ends a request that was answered before its whole body [PLUS-097]', async () => {
    const left = new Promise<void>((resolve) => {
      handle = (request, response) => {
        request.socket.once('close', resolve)
        response.writeHead(413).end()
      }
    })
    const asked = open('south.example', { method: 'POST', headers: { 'content-length': '9' } })
    asked.write('a part')
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(413)
    await left
    asked.destroy()
  })

  it('sends an answer on piece by piece, and no faster than it is read [PLUS-097]', async () => {
    let isFull = false
    handle = (_request, response) => {
      const piece = Buffer.alloc(1_000_000)
      const write = () => {
        if (response.write(piece)) setImmediate(write)
        else isFull = true
      }
      write()
      response.once('close', () => {
        isFull = false
      })
    }
    const asked = open('south.example').end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await expect.poll(() => isFull).toBe(true)
    answer.destroy()
    await expect.poll(() => isFull).toBe(false)
  })

  it('ends a request whose visitor left [PLUS-097]', async () => {
    const left = new Promise<void>((resolve) => {
      handle = (_request, response) => {
        response.once('close', resolve)
        asked.destroy()
      }
    })
    const asked = open('south.example')
    asked.on('error', () => {})
    asked.end()
    await expect(left).resolves.toBeUndefined()
  })

  it('takes requests for many hosts on one connection, each to its worker [PLUS-097]', async () => {
    handle = (_request, response) => response.end('of worker 2')
    const { Agent } = await import('node:http')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const bodies: string[] = []
    for (const host of ['north.example', 'south.example', 'north.example'])
      bodies.push((await ask(host, { agent })).body)
    expect(bodies).toEqual(['of worker 1', 'of worker 2', 'of worker 1'])
    agent.destroy()
  })

  it('answers 503 with Retry-After while the worker is away, and passes on again [PLUS-097]', async () => {
    await socket.close(true)
    const page = await ask('south.example', { headers: { accept: 'text/html' } })
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2'])
    expect(page.body).toContain('We are very busy right now')
    const call = await ask('south.example', { path: '/api/search/1/indexes', method: 'HEAD' })
    expect([call.status, call.body, call.headers['x-request-id']]).toEqual([503, '', 'id-1'])
    expect(refused).toEqual([
      { site: 'south', method: 'GET', path: '/' },
      { site: 'south', method: 'HEAD', path: '/api/search/1/indexes' },
    ])
    expect((await ask('north.example')).status).toBe(200)
    handle = (_request, response) => response.end('of worker 2')
    socket = await openWorkerSocket(second, resolveWorkerSocket(folder, 2))
    expect((await ask('south.example')).body).toBe('of worker 2')
  })

  it('cuts an answer that its worker does not end [PLUS-097]', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'content-length': '10' })
      response.write('12345', () => response.destroy())
    }
    await expect(ask('south.example')).rejects.toThrow(/aborted|hang up|reset/i)
  })
})
