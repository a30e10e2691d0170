import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fontFamilies } from '@forecourt/tokens'
import { afterAll, describe, expect, it } from 'vitest'
import { createTenantAssets, serveFontFile } from './brand-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-files-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/logo.svg'), '<svg/>')
writeFileSync(join(folder, 'assets/empty.png'), '')
writeFileSync(join(folder, 'assets/notes.txt'), 'private')
writeFileSync(join(folder, 'harbour.svg'), 'beside the folder')
afterAll(() => rmSync(folder, { recursive: true }))

const request = (init: RequestInit = {}) => new Request('http://site.example/', init)

describe('createTenantAssets', () => {
  const serve = createTenantAssets(folder)

  it('sends a picture for a day, and once to who has it', async () => {
    const first = await serve(request(), 'logo.svg')
    expect(await first?.text()).toBe('<svg/>')
    expect(first?.headers.get('content-type')).toBe('image/svg+xml')
    expect(first?.headers.get('cache-control')).toBe('public, max-age=86400')
    const etag = first?.headers.get('etag') ?? ''
    const again = await serve(request({ headers: { 'if-none-match': etag } }), 'logo.svg')
    expect([again?.status, await again?.text()]).toEqual([304, ''])
  })

  it('says how long a file is without sending it', async () => {
    const answer = await serve(request({ method: 'HEAD' }), 'logo.svg')
    expect([answer?.headers.get('content-length'), await answer?.text()]).toEqual(['6', ''])
    expect((await serve(request(), 'empty.png'))?.headers.get('content-length')).toBe('0')
  })

  it.each(['../harbour.svg', '..%2fharbour.svg', 'notes.txt', 'none.svg', 'LOGO.SVG', ''])(
    'has nothing of the name %j',
    async (name) => {
      expect(await serve(request(), name)).toBeNull()
    },
  )
})

describe('serveFontFile', () => {
  it.each(['core', 'rest'] as const)('sends the %s of a font for a year', async (part) => {
    const answer = await serveFontFile(request(), fontFamilies['public-sans'][part].file)
    expect(answer?.headers.get('content-type')).toBe('font/woff2')
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Number(answer?.headers.get('content-length'))).toBeGreaterThan(10_000)
    await answer?.body?.cancel()
  })

  it('sends no other font', async () => {
    expect(await serveFontFile(request(), 'other.woff2')).toBeNull()
  })
})
