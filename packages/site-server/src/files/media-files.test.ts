import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createMediaFiles } from './media-files.ts'

describe('createMediaFiles', () => {
  const root = mkdtempSync(join(tmpdir(), 'media-files-'))
  const [own, demo] = [join(root, 'own'), join(root, 'demo')]
  for (const folder of [own, join(demo, 'walkarounds')]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(demo, 'walkarounds/a.webm'), '0123456789')
  writeFileSync(join(demo, 'report.pdf'), 'demo')
  writeFileSync(join(own, 'report.pdf'), 'own')
  writeFileSync(join(root, 'secret.pdf'), 'secret')
  writeFileSync(join(demo, 'page.html'), '<script></script>')
  afterAll(() => rmSync(root, { recursive: true }))

  const handle = createMediaFiles([own, demo])
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    handle(new Request(`http://site.example${path}`, { method, headers }))

  it('sends a video whole, and says that parts can be had', async () => {
    const answer = await get('/media/walkarounds/a.webm')
    expect(await answer?.text()).toBe('0123456789')
    expect(answer?.headers.get('content-type')).toBe('video/webm')
    expect(answer?.headers.get('accept-ranges')).toBe('bytes')
    expect(answer?.headers.get('content-length')).toBe('10')
  })

  it('sends the part of it that is asked for', async () => {
    const answer = await get('/media/walkarounds/a.webm', { range: 'bytes=2-4' })
    expect([answer?.status, await answer?.text()]).toEqual([206, '234'])
    expect(answer?.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(answer?.headers.get('content-length')).toBe('3')
    const beyond = await get('/media/walkarounds/a.webm', { range: 'bytes=10-' })
    expect([beyond?.status, beyond?.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    const head = await get('/media/walkarounds/a.webm', { range: 'bytes=2-4' }, 'HEAD')
    expect([head?.status, head?.headers.get('content-length')]).toEqual([200, '10'])
  })

  it('sends a file once to who has it, and whole to who has a former one', async () => {
    const etag = (await get('/media/walkarounds/a.webm'))?.headers.get('etag') ?? ''
    expect((await get('/media/walkarounds/a.webm', { 'if-none-match': etag }))?.status).toBe(304)
    const range = { range: 'bytes=2-4', 'if-range': '"former"' }
    expect((await get('/media/walkarounds/a.webm', range))?.status).toBe(200)
  })

  it('takes a file from the first folder that has it', async () => {
    expect(await (await get('/media/report.pdf'))?.text()).toBe('own')
  })

  it.each([
    '/media/../secret.pdf',
    '/media/%2e%2e/secret.pdf',
    '/media/walkarounds',
    '/media/none.webm',
    '/media/page.html',
    '/media/A.webm',
    '/media/.hidden.pdf',
  ])('has nothing at %s', async (path) => {
    expect(await get(path)).toBeNull()
  })
})
