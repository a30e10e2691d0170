import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAssetAnswer, findDrawings } from './asset-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/a.js'), 'plain')
writeFileSync(join(folder, 'assets/a.js.br'), 'brotli')
writeFileSync(join(folder, 'assets/a.js.gz'), 'gzip')
writeFileSync(join(folder, 'assets/small.js'), 'x')
writeFileSync(join(folder, 'assets/drawings.svg'), '<svg/>')
writeFileSync(join(folder, 'secret.js.br'), 'secret')

const answer = createAssetAnswer(folder)
const ask = (path: string, accept = 'gzip, br') =>
  answer(new Request(`http://x${path}`, { headers: { 'accept-encoding': accept } }))

describe('findDrawings', () => {
  it('finds the picture of a build, and none where nothing was built', () => {
    expect(findDrawings(folder)).toBeNull()
    const built = mkdtempSync(join(tmpdir(), 'built-'))
    mkdirSync(join(built, 'assets/static'), { recursive: true })
    writeFileSync(join(built, 'assets/static/payment-marks.DvHzekEw.svg'), '')
    writeFileSync(join(built, 'assets/static/drawings.5a5bd4bf.svg.br'), '')
    expect(findDrawings(built)).toBeNull()
    writeFileSync(join(built, 'assets/static/drawings.5a5bd4bf.svg'), '')
    expect(findDrawings(built)).toBe('/assets/static/drawings.5a5bd4bf.svg')
  })
})

describe('createAssetAnswer', () => {
  it('sends the copy of the best encoding, to be cached for a year', async () => {
    const response = await ask('/assets/a.js')
    expect(await response?.text()).toBe('brotli')
    expect(response?.headers.get('content-encoding')).toBe('br')
    expect(response?.headers.get('cache-control')).toContain('immutable')
    expect(await (await ask('/assets/a.js', 'gzip'))?.text()).toBe('gzip')
  })

  it.each([
    '/assets/missing.js',
    '/assets/../secret.js',
    '/assets/%2e%2e/secret.js',
    '/secret.js',
    '/assets/a.png',
  ])('leaves %s to the server', async (path) => {
    expect(await ask(path)).toBeNull()
  })

  it('sends drawings that style sheets name', async () => {
    const response = await ask('/assets/drawings.svg')
    expect(await response?.text()).toBe('<svg/>')
    expect(response?.headers.get('content-type')).toBe('image/svg+xml')
    expect(response?.headers.get('cache-control')).toContain('immutable')
  })

  it('sends a file too small to have copies as it is', async () => {
    const response = await ask('/assets/small.js')
    expect(await response?.text()).toBe('x')
    expect(response?.headers.has('content-encoding')).toBe(false)
  })

  it('sends the file itself to a visitor without compression', async () => {
    const response = await ask('/assets/a.js', '')
    expect(await response?.text()).toBe('plain')
    expect(response?.headers.has('content-encoding')).toBe(false)
    expect(response?.headers.get('content-length')).toBe('5')
  })
})
