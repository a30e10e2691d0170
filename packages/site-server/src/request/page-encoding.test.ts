import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  chooseStored,
  compressAtOnce,
  compressToStay,
  compressToStore,
  decompress,
  listAcceptedEncodings,
} from './page-encoding.ts'

describe('listAcceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip']],
    ['gzip;q=0.8', ['gzip']],
    ['br;q=0, GZIP', ['gzip']],
    ['br;q=0.0, zstd;q=0.5', ['zstd']],
    ['identity', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('of %j are %j', (accepted, encodings) => {
    expect([...listAcceptedEncodings(accepted)]).toEqual(encodings)
  })
})

describe('chooseStored', () => {
  const [br, gzip] = [Buffer.from('b'), Buffer.from('g')]
  it('is the best that is stored and accepted', () => {
    expect(chooseStored({ br, gzip }, new Set(['gzip', 'br']))).toBe('br')
    expect(chooseStored({ br, gzip }, new Set(['gzip', 'zstd']))).toBe('gzip')
    expect(chooseStored({ br }, new Set(['gzip']))).toBeNull()
  })
})

describe('compressAtOnce', () => {
  const body = Buffer.from('<p>Toyota</p>'.repeat(100))

  it.each(['zstd', 'br', 'gzip'] as const)('gives the body back from %s', async (encoding) => {
    const compressed = await compressAtOnce(body, new Set([encoding]))
    expect(compressed.encoding).toBe(encoding)
    expect(compressed.body.length).toBeLessThan(200)
    // Nothing else stays in memory for as long as it does.
    expect(compressed.body.buffer.byteLength).toBe(compressed.body.length)
    expect((await decompress({ [encoding]: compressed.body })).equals(body)).toBe(true)
  })

  it('leaves it as it is for who accepts nothing else', async () => {
    expect(await compressAtOnce(body, new Set())).toEqual({ encoding: 'identity', body })
  })
})

describe('compressToStore', () => {
  it('makes a brotli copy', async () => {
    const body = Buffer.from('<p>Toyota</p>'.repeat(100))
    expect(brotliDecompressSync(await compressToStore(body)).equals(body)).toBe(true)
  })

  it('is a bigger one than of a page that stays', async () => {
    const words = Array.from({ length: 4000 }, (_, at) => `car ${(at * 7919) % 641}`)
    const body = Buffer.from(words.join('</p><p>'))
    const sizes = [(await compressToStore(body)).length]
    for (const compress of compressToStay) {
      const small = await compress(body)
      expect(small.length).toBeLessThan(sizes.at(-1) ?? 0)
      expect(brotliDecompressSync(small).equals(body)).toBe(true)
      sizes.push(small.length)
    }
    expect(sizes).toHaveLength(3)
  })
})
