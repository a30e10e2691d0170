import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnreadableFeedError } from './unreadable-feed-error.ts'

/** Most bytes of a feed, once unpacked: many times the largest stock, and an end to a file that never ends. */
const mostUnpackedBytes = 2 * 1024 ** 3

/**
 * The bytes of a feed; one that is compressed by gzip, which its first two bytes tell, is unpacked.
 * @param mostBytes most bytes of a compressed one once it is unpacked. Default 2 GB
 * @throws UnreadableFeedError when a compressed one is damaged, cut off or larger
 */
export async function* unpackFeed(
  bytes: AsyncIterable<Uint8Array>,
  mostBytes = mostUnpackedBytes,
): AsyncGenerator<Uint8Array> {
  const { start, whole } = await readStart(bytes)
  if (start[0] !== 0x1f || start[1] !== 0x8b) return yield* whole
  const unpacked = createGunzip()
  pipeline(Readable.from(whole), unpacked, () => {}) // a damaged file ends `unpacked` with its error
  let length = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength
      if (length > mostBytes)
        throw new UnreadableFeedError('The file is compressed, and too large once it is unpacked.')
      yield chunk
    }
  } catch (error) {
    throw isDamaged(error)
      ? new UnreadableFeedError('The file is compressed by gzip, and is damaged or cut off.')
      : error
  }
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

/** The first two bytes at least, with all of them again. */
async function readStart(bytes: AsyncIterable<Uint8Array>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let start: Uint8Array = new Uint8Array()
  while (start.length < 2) {
    const { done, value } = await chunks.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  async function* whole() {
    if (start.length > 0) yield start
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { start, whole: whole() }
}
