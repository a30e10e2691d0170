import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, compress } from './compress.ts'

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('compress', () => {
  const body = Buffer.from('<p>Toyota</p>'.repeat(100))

  it('gives the body back when it is undone', async () => {
    expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true)
    expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true)
    expect((await compress(body, 'identity')).equals(body)).toBe(true)
  })
})
