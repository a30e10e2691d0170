import { describe, expect, it } from 'vitest'
import { readBody } from './read-body.ts'

/** A body of so many pieces of 1 MiB, and how many of them were read. */
function aBody(pieces: number) {
  const read = { pieces: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.pieces === pieces) return controller.close()
        read.pieces += 1
        controller.enqueue(new Uint8Array(2 ** 20))
      },
      cancel() {
        read.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, read }
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://site.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

describe('readBody', () => {
  it('reads a body of the largest size, and none above it', async () => {
    const largest = await readBody(post('four'), 4)
    expect(new TextDecoder().decode(largest ?? undefined)).toBe('four')
    expect(await readBody(post('fours'), 4)).toBeNull()
    expect(await readBody(new Request('http://site.test/'), 4)).toEqual(new Uint8Array())
  })

  it('refuses by the length that a request says, and reads nothing', async () => {
    const { body, read } = aBody(1)
    expect(await readBody(post(body, { 'content-length': '5' }), 4)).toBeNull()
    expect(read).toEqual({ pieces: 0, isCancelled: false })
  })

  it('reads the rest of one that is too large, and stops 32 MiB above its limit', async () => {
    const whole = aBody(32)
    expect(await readBody(post(whole.body), 1)).toBeNull()
    expect(whole.read).toEqual({ pieces: 32, isCancelled: false })
    const endless = aBody(Number.POSITIVE_INFINITY)
    expect(await readBody(post(endless.body), 1)).toBeNull()
    expect(endless.read).toEqual({ pieces: 33, isCancelled: true })
  })
})
