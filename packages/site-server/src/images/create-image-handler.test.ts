import { describe, expect, it } from 'vitest'
import { createImageHandler } from './create-image-handler.ts'
import type { ImageFiles } from './image-files.ts'
import { PictureElsewhereError, type PictureSource, type SourcePicture } from './picture-source.ts'

const address = 'http://site.test/images/vehicles/studio/suv/red/front-left.jpg?w=640&q=75&ar=3:2'
const accept = { accept: 'image/webp,*/*' }
const get = (url = address, headers: Record<string, string> = accept) =>
  new Request(url, { headers })

/** A service whose pictures are the words that tell what was asked for. */
function aService({
  version = '1',
  write,
}: {
  version?: string
  write?: SourcePicture['write']
} = {}) {
  const cached = new Map<string, Uint8Array>()
  const made: string[] = []
  const errors: string[] = []
  const files: ImageFiles = {
    read: async (name) => cached.get(name) ?? null,
    write: async (name, bytes) => void cached.set(name, bytes),
  }
  const source: PictureSource = {
    find(path) {
      const [, paint, view] = /\/suv\/([a-z]+)\/([a-z-]+)\.jpg$/.exec(path) ?? []
      if (!paint) return null
      const tell: SourcePicture['write'] = async (file) => {
        made.push(`${paint} ${view} ${file.width} ${file.format}`)
        return Buffer.from(made.at(-1) ?? '')
      }
      return { key: `${version} ${path}`, write: write ?? tell }
    },
  }
  const logger = { error: (message: string) => void errors.push(message) }
  return { handle: createImageHandler({ sources: [source], files, logger }), made, cached, errors }
}

describe('createImageHandler', () => {
  it('makes a picture once and sends it for a year', async () => {
    const { handle, made } = aService()
    const first = await handle(get())
    expect(await first.text()).toBe('red front-left 640 webp')
    expect(first.headers.get('content-type')).toBe('image/webp')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.headers.get('vary')).toBe('Accept')
    expect(await (await handle(get())).text()).toBe('red front-left 640 webp')
    expect(made).toHaveLength(1)
  })

  it('sends a browser to where a picture is when it can no longer be made', async () => {
    const elsewhere = 'https://photos.dealer.example/1.jpg'
    const { handle, errors } = aService({
      write: () => Promise.reject(new PictureElsewhereError(elsewhere)),
    })
    const answer = await handle(get())
    expect([answer.status, answer.headers.get('location')]).toEqual([302, elsewhere])
    expect(errors).toEqual([])
  })

  it('makes it once also for those who ask at the same time', async () => {
    const { handle, made } = aService()
    await Promise.all([handle(get()), handle(get()), handle(get())])
    expect(made).toHaveLength(1)
  })

  it('sends the smallest format a browser names [UI-017]', async () => {
    const { handle } = aService()
    const typeFor = async (named: string) =>
      (await handle(get(address, { accept: named }))).headers.get('content-type')
    expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif')
    expect(await typeFor('image/webp,*/*')).toBe('image/webp')
    expect(await typeFor('*/*')).toBe('image/jpeg')
  })

  it('keeps each format, width and version apart', async () => {
    const { handle, made } = aService()
    await handle(get())
    const jpeg = await handle(get(address, {}))
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    await handle(get(address.replace('640', '320')))
    expect(made).toEqual([
      'red front-left 640 webp',
      'red front-left 640 jpeg',
      'red front-left 320 webp',
    ])
    const etag = async (version: string) =>
      (await aService({ version }).handle(get())).headers.get('etag')
    expect(await etag('1')).toBe(await etag('1'))
    expect(await etag('2')).not.toBe(await etag('1'))
  })

  it('answers 304 to whoever has it already', async () => {
    const { handle, made } = aService()
    const etag = (await handle(get())).headers.get('etag') ?? ''
    const again = await handle(get(address, { ...accept, 'if-none-match': etag }))
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(made).toHaveLength(1)
  })

  it('does no work for an unknown picture or size, and says why', async () => {
    const { handle, made } = aService()
    const unknown = await handle(get(address.replace('suv', 'tank')))
    const odd = await handle(get(address.replace('640', '641')))
    expect([unknown.status, odd.status]).toEqual([404, 400])
    expect(await odd.text()).toContain('Known widths are 160, 320, 640, 960, 1280, 1920.')
    expect(odd.headers.get('cache-control')).toBe('no-store')
    expect(made).toEqual([])
  })

  it('answers 404 whatever size is asked for, and everywhere without a source', async () => {
    const { handle } = aService()
    expect((await handle(get(address.replace('suv', 'tank').replace('640', '1')))).status).toBe(404)
    const logger = { error: () => {} }
    const files = { read: async () => null, write: async () => {} }
    const bare = createImageHandler({ sources: [], files, logger })
    expect((await bare(get())).status).toBe(404)
  })

  it('sends the picture of the first source that knows it', async () => {
    const named = (word: string): PictureSource => ({
      find: (path) =>
        path.includes(word) ? { key: word, write: async () => Buffer.from(word) } : null,
    })
    const files = { read: async () => null, write: async () => {} }
    const sources = [named('tank'), named('studio'), named('suv')]
    const handle = createImageHandler({ sources, files, logger: { error: () => {} } })
    expect(await (await handle(get())).text()).toBe('studio')
  })

  it('tells browsers to ask again for a picture that may change', async () => {
    const find: PictureSource['find'] = () => ({
      key: 'photo',
      freshFor: 86_400,
      write: async () => Buffer.from('photo'),
    })
    const files = { read: async () => null, write: async () => {} }
    const handle = createImageHandler({ sources: [{ find }], files, logger: { error: () => {} } })
    expect((await handle(get())).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('sends browsers to a picture that cannot be made, for five minutes, and for no odd size', async () => {
    const elsewhere = 'https://photos.dealer.example/1.jpg'
    const find: PictureSource['find'] = async (_path, { site }) => ({
      address: `${elsewhere}?${site}`,
    })
    const files = { read: async () => null, write: async () => {} }
    const handle = createImageHandler({ sources: [{ find }], files, logger: { error: () => {} } })
    const answer = await handle(get(), { site: 'harbour', client: '192.0.2.1' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${elsewhere}?harbour`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect((await handle(get(address.replace('640', '641')))).status).toBe(400)
  })

  it('asks visitors to come back while too much is waiting', async () => {
    let end = () => {}
    const open = new Promise<void>((resolve) => {
      end = resolve
    })
    const { handle } = aService({ write: () => open.then(() => Buffer.from('late')) })
    const views = ['front-left', 'side-left', 'front', 'rear', 'wheel', 'headlight', 'interior']
    const widths = [160, 320, 640, 960, 1280, 1920]
    const urls = ['red', 'white', 'blue'].flatMap((paint) =>
      views.flatMap((view) =>
        widths.map((width) =>
          address.replace('red', paint).replace('front-left', view).replace('640', String(width)),
        ),
      ),
    )
    const answers = urls.map((url) => handle(get(url)))
    const busy = await answers.at(-1)
    expect(busy?.status).toBe(503)
    expect(busy?.headers.get('retry-after')).toBe('2')
    end()
    expect((await answers[0])?.status).toBe(200)
    await Promise.all(answers)
  })

  it('makes pictures for others while one visitor asks for many [PLUS-088]', async () => {
    const order: string[] = []
    const { handle } = aService({
      write: async ({ width }) => {
        order.push(String(width))
        await new Promise(setImmediate)
        return Buffer.from(String(width))
      },
    })
    const ask = (width: number, paint: string, site: string, client: string) =>
      handle(get(address.replace('640', String(width)).replace('red', paint)), { site, client })
    const paints = Array.from(
      { length: 110 },
      (_, at) => `paint${'abcdefghijk'[at % 11]}${'x'.repeat(at)}`,
    )
    const many = paints.map((paint) => ask(1920, paint, 'harbour', '192.0.2.1'))
    const others = await Promise.all([
      ask(320, 'red', 'harbour', '192.0.2.2'),
      ask(160, 'red', 'ridgeline', '192.0.2.1'),
    ])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    expect(order.length).toBeLessThanOrEqual(5)
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(110 - 97 + 2)
  })

  it('answers 500 and logs when a layer is missing, and tries again the next time', async () => {
    const { handle, errors, cached } = aService({
      write: () => Promise.reject(new Error('no layer')),
    })
    expect((await handle(get())).status).toBe(500)
    expect((await handle(get())).status).toBe(500)
    expect(errors).toHaveLength(2)
    expect(cached.size).toBe(0)
  })
})
