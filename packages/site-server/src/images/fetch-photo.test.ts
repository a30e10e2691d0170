import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createPhotoFetch } from './fetch-photo.ts'

const photo = new URL('https://photos.dealer.example/cars/1.jpg?v=2')
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Fetches from a server of this machine that stands for the host of the photo. */
async function serve(listener: RequestListener, limits = { mostBytes: 1000, patienceMs: 10_000 }) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createPhotoFetch(new Map([[photo.host, `http://127.0.0.1:${port}`]]), limits)
}

describe('createPhotoFetch', () => {
  it('fetches a photo with its marks, at the path and query of its address', async () => {
    const fetchPhoto = await serve(({ url }, response) => {
      response.setHeader('etag', '"a"').setHeader('last-modified', 'Mon, 01 Jun 2026 00:00:00 GMT')
      response.end(url)
    })
    expect(await fetchPhoto(photo, {})).toEqual({
      bytes: Buffer.from('/cars/1.jpg?v=2'),
      marks: { etag: '"a"', lastModified: 'Mon, 01 Jun 2026 00:00:00 GMT' },
    })
  })

  it('asks with the marks of the one it has', async () => {
    const marks = { etag: '"a"', lastModified: 'Mon, 01 Jun 2026 00:00:00 GMT' }
    const asked: unknown[] = []
    const fetchPhoto = await serve(({ headers }, response) => {
      asked.push(headers['if-none-match'], headers['if-modified-since'])
      response.writeHead(304).end()
    })
    expect(await fetchPhoto(photo, marks)).toEqual({ bytes: null, marks })
    expect(asked).toEqual([marks.etag, marks.lastModified])
  })

  it.each([
    ['an answer that is none', 404, {}, 'status 404'],
    ['a way elsewhere', 302, { location: 'http://169.254.169.254/' }, 'status 302'],
    ['more than it says it takes', 200, { 'content-length': '1001' }, 'more than 1000 bytes'],
  ])('refuses %s', async (_, status, headers, reason) => {
    const fetchPhoto = await serve((_request, response) => {
      response.writeHead(status, headers)
      response.flushHeaders()
    })
    await expect(fetchPhoto(photo, {})).rejects.toMatchObject({
      name: 'PhotoError',
      message: reason,
    })
  })

  it('takes as many bytes as it may, and not one more', async () => {
    const send = (bytes: number): RequestListener =>
      function answer(_request, response) {
        response.write(Buffer.alloc(600))
        response.end(Buffer.alloc(bytes - 600))
      }
    const whole = await (await serve(send(1000)))(photo, {})
    expect(whole.bytes).toHaveLength(1000)
    server?.close()
    await expect((await serve(send(1001)))(photo, {})).rejects.toThrow('more than 1000 bytes')
  })

  it('waits no longer than it may for a host that says nothing, or never ends', async () => {
    const limits = { mostBytes: 1000, patienceMs: 100 }
    const silent = await serve(() => {}, limits)
    await expect(silent(photo, {})).rejects.toThrow('aborted')
    server?.closeAllConnections()
    server?.close()
    const endless = await serve((_request, response) => void response.write('a'), limits)
    await expect(endless(photo, {})).rejects.toThrow('aborted')
  })

  it.each(['https://127.0.0.1/1.jpg', 'https://[::1]/1.jpg', 'https://10.0.0.1:8443/1.jpg'])(
    'asks nothing at %s, and at no name that leads there',
    async (address) => {
      await expect(createPhotoFetch()(new URL(address), {})).rejects.toMatchObject({
        name: 'PrivateAddressError',
      })
      await expect(
        createPhotoFetch()(new URL('https://localhost/1.jpg'), {}),
      ).rejects.toMatchObject({ name: 'PrivateAddressError' })
    },
  )
})
