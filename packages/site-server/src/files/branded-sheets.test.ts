import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SiteBrand } from '../site/site-brand.ts'
import { createBrandedSheets, formatBrandedSheet } from './branded-sheets.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
mkdirSync(join(folder, 'assets/static'), { recursive: true })
writeFileSync(join(folder, 'assets/static/styles.0a.css'), 'p{margin:0}')
writeFileSync(join(folder, 'assets/static/styles.0a.whole.css'), 'p{margin:0}b{margin:0}')
writeFileSync(join(folder, 'assets/secret.css'), 'secret')

const brands: Record<string, Pick<SiteBrand, 'style' | 'version'>> = {
  red: { style: ':root{--c:red}', version: '11111111' },
  blue: { style: ':root{--c:blue}', version: '22222222' },
}

const answer = createBrandedSheets(folder, ({ url }) => {
  const brand = brands[new URL(url).hostname]
  return (brand as SiteBrand | undefined) ?? null
})

const ask = (host: string, path: string, accept = 'identity') =>
  answer(new Request(`http://${host}${path}`, { headers: { 'accept-encoding': accept } }))

const sheet = '/assets/static/styles.0a.css'

describe('createBrandedSheets', () => {
  it('puts the brand of the host behind the rules, to be cached for a year', async () => {
    for (const [host, brand] of Object.entries(brands)) {
      const response = await ask(host, formatBrandedSheet(sheet, brand))
      expect(await response?.text()).toBe(`p{margin:0}${brand.style}`)
      expect(response?.headers.get('cache-control')).toContain('immutable')
      expect(response?.headers.get('content-type')).toBe('text/css; charset=utf-8')
    }
    const whole = await ask('red', '/assets/static/styles.0a.whole.css?brand=11111111')
    expect(await whole?.text()).toBe('p{margin:0}b{margin:0}:root{--c:red}')
  })

  it('sends the brand of now for another version, and nobody keeps it', async () => {
    const response = await ask('red', `${sheet}?brand=22222222`)
    expect(await response?.text()).toContain('red')
    expect(response?.headers.get('cache-control')).toBe('no-cache')
    expect(response?.headers.get('vary')).toContain('Host')
  })

  it('compresses as the browser takes it', async () => {
    const address = `${sheet}?brand=11111111`
    const read = async (accept: string) => {
      const response = await ask('red', address, accept)
      return {
        encoding: response?.headers.get('content-encoding'),
        body: Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)),
      }
    }
    const br = await read('gzip, br')
    expect(br.encoding).toBe('br')
    expect(String(brotliDecompressSync(br.body))).toContain('--c:red')
    const gzip = await read('gzip')
    expect(gzip.encoding).toBe('gzip')
    expect(String(gunzipSync(gzip.body))).toContain('--c:red')
  })

  it('sends the first visitor a quick copy, and a smaller one as soon as it is made', async () => {
    const rules = Array.from({ length: 400 }, (_, at) => `.a${at}{margin:${at * 7}px}`).join('')
    writeFileSync(join(folder, 'assets/static/styles.0c.css'), rules)
    const lengthOf = async () => {
      const response = await ask('red', '/assets/static/styles.0c.css?brand=11111111', 'br')
      return Number(response?.headers.get('content-length'))
    }
    const first = await lengthOf()
    await expect.poll(lengthOf, { timeout: 10_000 }).toBeLessThan(first)
  })

  it.each([
    ['red', sheet],
    ['red', '/assets/static/styles.0b.css?brand=11111111'],
    ['red', '/assets/secret.css?brand=11111111'],
    ['red', '/assets/static/styles.%2e%2e/../secret.css?brand=11111111'],
    ['nobody', `${sheet}?brand=11111111`],
  ])('leaves %s%s to the server', async (host, path) => {
    expect(await ask(host, path)).toBeNull()
  })
})
