import { once } from 'node:events'
import { request } from 'node:http'
import { serve } from 'srvx'
import { describe, expect, it } from 'vitest'
import { finishMs, stopMs, stopServer } from './stop-server.ts'

/** A server with one request that answers when asked to, and the order in which things end. */
async function startServer() {
  const ends: string[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    async fetch() {
      arrive()
      await answered
      return new Response('done')
    },
  })
  await server.ready()
  const port = Number(new URL(server.url ?? '').port)
  const sent = request({ host: '127.0.0.1', port, agent: false }).end()
  const end = new Promise<void>((resolve) => {
    sent.on('response', (response) => {
      ends.push(`answered ${response.statusCode}`)
      response.resume()
      response.on('end', resolve)
    })
    sent.on('error', () => {
      ends.push('cut off')
      resolve()
    })
  })
  await arrived
  const closeDeps = async () => void ends.push('closed')
  return { server, port, answer, end, ends, closeDeps }
}

describe('stopServer', () => {
  it('finishes what is under way before it closes the rest', async () => {
    const { server, port, answer, end, ends, closeDeps } = await startServer()
    const stopped = stopServer(server, closeDeps)
    const late = request({ host: '127.0.0.1', port, agent: false }).end()
    const [refusal] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(refusal.code).toBe('ECONNREFUSED')
    expect(ends).toEqual([])
    answer()
    await Promise.all([stopped, end])
    expect(ends.toSorted()).toEqual(['answered 200', 'closed'])
  })

  it('cuts off who does not end in time', async () => {
    const { server, end, ends, closeDeps } = await startServer()
    await Promise.all([stopServer(server, closeDeps, { finishMs: 20 }), end])
    expect(ends.toSorted()).toEqual(['closed', 'cut off'])
  })

  it('ends in time though what the requests used never closes [PLUS-060]', async () => {
    expect({ finishMs, stopMs }).toEqual({ finishMs: 10_000, stopMs: 15_000 })
    const hanging = () => new Promise<void>(() => {})
    const server = { close: async () => {} }
    expect(await stopServer(server, hanging, { stopMs: 20 })).toBe(false)
    expect(await stopServer(server, async () => {}, { stopMs: 20_000 })).toBe(true)
  })

  it('ends in time though a request and the cut of its line hang [PLUS-060]', async () => {
    const server = { close: () => new Promise<void>(() => {}) }
    const times = { finishMs: 10, stopMs: 20 }
    expect(await stopServer(server, async () => {}, times)).toBe(false)
  })

  it('closes the rest though the server cannot close', async () => {
    const closed: string[] = []
    const server = { close: () => Promise.reject(new Error('not running')) }
    await expect(stopServer(server, async () => void closed.push('deps'))).rejects.toThrow(
      'not running',
    )
    expect(closed).toEqual(['deps'])
  })
})
