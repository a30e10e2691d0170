import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpackFeed } from './stock-feed-bytes.ts'

const feed = 'Stock number,Make\n'.repeat(20_000)

async function* chunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function textOf(bytes: Uint8Array, { size = 65_536, most = feed.length } = {}) {
  const read: Uint8Array[] = []
  for await (const chunk of unpackFeed(chunks(bytes, size), most)) read.push(chunk)
  return Buffer.concat(read).toString()
}

describe('unpackFeed', () => {
  it.each([65_536, 7, 1])(
    'reads a packed feed and one as it is, by %i bytes [D-103]',
    async (size) => {
      expect(await textOf(gzipSync(feed), { size })).toBe(feed)
      expect(await textOf(Buffer.from('é,\n'), { size })).toBe('é,\n')
      expect(await textOf(Buffer.from(','), { size })).toBe(',')
      expect(await textOf(Buffer.alloc(0), { size })).toBe('')
    },
  )

  it('refuses an archive that is cut off, damaged or too large', async () => {
    const packed = gzipSync(feed)
    const damaged = Buffer.from(packed).fill(0xff, 20, 60)
    await expect(textOf(packed.subarray(0, -9))).rejects.toThrow('damaged or cut off')
    await expect(textOf(damaged)).rejects.toThrow('damaged or cut off')
    await expect(textOf(packed, { most: feed.length - 1 })).rejects.toThrow('too large')
  })

  it('passes on why a file could not be read', async () => {
    async function* failing() {
      yield gzipSync(feed).subarray(0, 30)
      throw new Error('the disk is away')
    }
    const read = unpackFeed(failing())
    await expect(read.next()).rejects.toThrow('the disk is away')
  })
})
