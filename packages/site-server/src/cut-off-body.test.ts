import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from 'srvx'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { setUpApp } from './app.contract.ts'

const direct = setUpApp()
const proxied = setUpApp({ variables: { FORECOURT_TRUSTED_PROXIES: '127.0.0.1' } })

const begin = (port: number) =>
  [
    'POST /api/leads HTTP/1.1',
    `host: example.localhost:${port}`,
    'x-forwarded-proto: https',
    'content-type: application/json',
    'content-length: 500',
    '',
    '{"name":"Half',
  ].join('\r\n')

describe.each([
  ['direct', direct],
  ['behind a proxy', proxied],
])('a visitor who leaves in the middle of a body, %s', (_, tested) => {
  const arrived = Promise.withResolvers<void>()
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch(request) {
      arrived.resolve()
      return tested.app.fetch(request)
    },
  })
  beforeAll(() => server.ready())
  afterAll(() => server.close(true))

  it('is no error of the server, in the log or the metrics [PLUS-061]', async () => {
    const port = Number(new URL(server.url ?? '').port)
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(begin(port))
    await arrived.promise
    socket.destroy()
    await vi.waitFor(() =>
      expect(tested.lines.find(({ path }) => path === '/api/leads')).toMatchObject({
        level: 'info',
        status: 400,
      }),
    )
    expect(tested.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})
