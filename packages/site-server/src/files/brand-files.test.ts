import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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

const bytesOf = async (answer: Response | null) => Buffer.from(await answer!.arrayBuffer())

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

  it('lets no script of a drawing run that is opened by itself', async () => {
    for (const accepted of ['br', 'identity']) {
      const headers = { 'accept-encoding': accepted }
      const answer = await serve(request({ headers }), 'logo.svg')
      const policy = answer?.headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none';/)
      expect(policy).not.toContain('script-src')
    }
  })

  it('says how long a file is without sending it', async () => {
    const answer = await serve(request({ method: 'HEAD' }), 'logo.svg')
    expect([answer?.headers.get('content-length'), await answer?.text()]).toEqual(['6', ''])
    expect((await serve(request(), 'empty.png'))?.headers.get('content-length')).toBe('0')
  })

  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'compresses a drawing with %s, and sends that once to who has it',
    async (encoding, accepted, open) => {
      const asked = { headers: { 'accept-encoding': accepted } }
      const first = await serve(request(asked), 'logo.svg')
      expect(first?.headers.get('content-encoding')).toBe(encoding)
      expect(first?.headers.get('vary')).toBe('Accept-Encoding')
      const body = await bytesOf(first)
      expect(first?.headers.get('content-length')).toBe(String(body.length))
      expect(open(body).toString()).toBe('<svg/>')
      const etag = first?.headers.get('etag') ?? ''
      const again = { headers: { ...asked.headers, 'if-none-match': etag } }
      expect((await serve(request(again), 'logo.svg'))?.status).toBe(304)
      const other = await serve(request({ headers: { 'if-none-match': etag } }), 'logo.svg')
      expect([other?.status, await other?.text()]).toEqual([200, '<svg/>'])
    },
  )

  it('compresses a drawing anew when the file has changed', async () => {
    const asked = request({ headers: { 'accept-encoding': 'br' } })
    writeFileSync(join(folder, 'assets/new.svg'), '<svg/>')
    await (await serve(asked, 'new.svg'))?.body?.cancel()
    writeFileSync(join(folder, 'assets/new.svg'), '<svg></svg>')
    const body = await bytesOf(await serve(asked, 'new.svg'))
    expect(brotliDecompressSync(body).toString()).toBe('<svg></svg>')
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
