import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import type { AnsweredRequest } from '../process/logger.ts'
import { createAssetServer } from './serve-assets.ts'

function anAssetServer() {
  const lines: AnsweredRequest[] = []
  const counted: object[] = []
  const serve = createAssetServer({
    answers: [
      async () => null,
      async ({ url }) => (new URL(url).pathname === '/assets/a.js' ? new Response('a') : null),
    ],
    siteOf: ({ url }) => (url.startsWith('http://north.example') ? aSite({ id: 'north' }) : null),
    logger: { logRequest: (line) => lines.push(line) },
    metrics: { countRequest: (answer) => counted.push(answer) },
  })
  const ask = (url: string, method = 'GET') =>
    serve(new Request(url, { method }), () => new Response('next'))
  return { ask, lines, counted }
}

describe('createAssetServer', () => {
  it('logs and counts a built file as any other request [PLUS-061]', async () => {
    const { ask, lines, counted } = anAssetServer()
    const answer = await ask('http://north.example/assets/a.js?x=1')
    expect(await answer.text()).toBe('a')
    const id = answer.headers.get('x-request-id')
    const line = { id, site: 'north', method: 'GET', path: '/assets/a.js', status: 200 }
    expect(lines).toEqual([{ ...line, ms: expect.any(Number) }])
    expect(counted).toEqual([{ kind: 'file', status: 200, seconds: expect.any(Number) }])
    await ask('http://elsewhere.example/assets/a.js', 'HEAD')
    expect(lines[1]).toMatchObject({ site: null, method: 'HEAD' })
  })

  it('leaves what is no file of the build, and what would change one, to the app', async () => {
    const { ask, lines, counted } = anAssetServer()
    expect(await (await ask('http://north.example/assets/b.js')).text()).toBe('next')
    expect(await (await ask('http://north.example/assets/a.js', 'POST')).text()).toBe('next')
    expect([lines, counted]).toEqual([[], []])
  })
})
