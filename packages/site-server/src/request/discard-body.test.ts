import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { discardUnreadBodies } from './discard-body.ts'

/** Refuses a posted body after its first piece, and cancels the reading of one that was put. */
const server = createServer(async (request, response) => {
  if (request.method === 'GET') return response.end('the next answer')
  const reader = Readable.toWeb(request).getReader()
  await reader.read()
  if (request.method === 'PUT') await reader.cancel()
  return response.writeHead(413).end('too large')
})
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  discardUnreadBodies(server)
  // Longer than a test may take.
  server.keepAliveTimeout = 300_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  agent.destroy()
  server.close().closeAllConnections()
})

async function ask(method: string, body = '') {
  const { port } = server.address() as AddressInfo
  const asked = httpRequest({ host: '127.0.0.1', port, agent, method }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { text: Buffer.concat(chunks).toString(), socket: asked.socket }
}

it('meets the next request of a connection whose body was refused', async () => {
  const refused = await ask('POST', 'x'.repeat(20_000_000))
  expect(refused.text).toBe('too large')
  const next = await ask('GET')
  expect(next.text).toBe('the next answer')
  expect(next.socket).toBe(refused.socket)
})

it.each([
  ['of a request that was cancelled', 'PUT', 20],
  ['of a body that does not end', 'POST', 200],
])('closes the connection %s', async (_, method, mebibytes) => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', () => resolve(socket.destroyed)))
  socket.write(`${method} / HTTP/1.1\r\nhost: site.test\r\ncontent-length: ${2 ** 40}\r\n\r\n`)
  socket.write(Buffer.alloc(mebibytes * 2 ** 20))
  socket.resume()
  expect(await closed).toBe(true)
})
