import { createSite } from '@forecourt/tenant-config/model'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SERVER_ITSELF } from '../limits/work-queue.ts'
import { type FetchPhoto, PhotoError } from './fetch-photo.ts'
import { createHostPhotos } from './host-photos.ts'
import type { FoundPicture } from './picture-source.ts'

const host = 'photos.dealer.example'
const address = `https://${host}/cars/1.jpg`
const path = `/images/photos/${host}/cars/1.jpg`
const day = 24 * 60 * 60 * 1000
const visitor = { site: 'harbour', client: '192.0.2.1' }

const siteOf = (id: string, images: object) =>
  createSite({ id, name: id, domains: [`${id}.example`], images })

const sites = [
  siteOf('harbour', { hosts: [host] }),
  siteOf('ridgeline', { hosts: [] }),
  siteOf('ironbark', { hosts: [host], resize: false }),
  siteOf('aurelia', { hosts: [host], cdn: 'https://img.example.com' }),
]

const photoOf = (colour: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Photos of a host whose answers and clock the test sets. */
function someHostPhotos(answer: FetchPhoto) {
  const cached = new Map<string, Uint8Array>()
  const world = { now: 1_000_000, asked: [] as string[], warnings: [] as string[], answer }
  const open = () =>
    createHostPhotos({
      siteById: (id) => sites.find((site) => site.id === id) ?? null,
      files: {
        read: async (name) => cached.get(name) ?? null,
        write: async (name, bytes) => void cached.set(name, bytes),
      },
      fetchPhoto: (url, marks) => {
        world.asked.push(`${url.href} ${marks.etag ?? 'none'}`)
        return world.answer(url, marks)
      },
      logger: { warn: (message) => void world.warnings.push(message) },
      now: () => world.now,
    })
  return { world, cached, open }
}

const answerWith =
  (bytes: Buffer | null, etag = '"1"'): FetchPhoto =>
  async () => ({ bytes, marks: { etag } })

const isMade = (picture: FoundPicture) => {
  if (!picture || 'address' in picture) throw new Error('the picture is not there')
  return picture
}

describe('createHostPhotos', () => {
  it('fetches a photo once for all its sizes, and again after a restart only to compare', async () => {
    const { world, open } = someHostPhotos(answerWith(await photoOf('#c00')))
    const photos = open()
    const picture = isMade(await photos.find(path, visitor))
    expect(picture.freshFor).toBe(86_400)
    for (const width of [320, 640]) {
      const bytes = await picture.write({ width, ratio: 1, quality: 75, format: 'jpeg' })
      expect((await sharp(bytes).metadata()).width).toBe(Math.min(width, 600))
    }
    expect(isMade(await photos.find(path, visitor)).key).toBe(picture.key)
    expect(world.asked).toEqual([`${address} none`])
    world.answer = answerWith(null)
    expect(isMade(await open().find(path, visitor)).key).toBe(picture.key)
    expect(world.asked).toEqual([`${address} none`, `${address} "1"`])
  })

  it('asks the host again after a day, and shows what it had until it answers', async () => {
    const { world, open } = someHostPhotos(answerWith(await photoOf('#c00')))
    const photos = open()
    const before = isMade(await photos.find(path, visitor))
    world.answer = answerWith(await photoOf('#00c'), '"2"')
    world.now += day - 1
    await photos.find(path, visitor)
    expect(world.asked).toHaveLength(1)
    world.now += 1
    expect(isMade(await photos.find(path, visitor)).key).toBe(before.key)
    await expect.poll(async () => isMade(await photos.find(path, visitor)).key).not.toBe(before.key)
    expect(world.asked).toEqual([`${address} none`, `${address} "1"`])
  })

  it('keeps showing a photo whose host is down', async () => {
    const { world, open } = someHostPhotos(answerWith(await photoOf('#c00')))
    const photos = open()
    const before = isMade(await photos.find(path, visitor))
    world.answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
    world.now += day
    await photos.find(path, visitor)
    await expect.poll(() => world.warnings).toHaveLength(1)
    expect(isMade(await photos.find(path, visitor)).key).toBe(before.key)
    expect(world.asked).toHaveLength(2)
  })

  it.each([
    ['a photo that is none', new PhotoError('status 404'), 5 * 60_000, true],
    ['a host that is down', new Error('connect ECONNREFUSED'), 60_000, false],
  ])('sends browsers to the host while %s is left alone', async (_, error, forMs, asksOthers) => {
    const { world, open } = someHostPhotos(() => Promise.reject(error))
    const photos = open()
    expect(await photos.find(path, visitor)).toEqual({ address })
    expect(await photos.find(path, visitor)).toEqual({ address })
    expect(world.asked).toHaveLength(1)
    await photos.find(path.replace('1.jpg', '2.jpg'), visitor)
    expect(world.asked).toHaveLength(asksOthers ? 2 : 1)
    world.answer = answerWith(await photoOf('#c00'))
    world.now += forMs - 1
    expect(await photos.find(path, visitor)).toEqual({ address })
    world.now += 1
    isMade(await photos.find(path, visitor))
  })

  it('fetches it once for those who ask at the same time', async () => {
    const bytes = await photoOf('#c00')
    const { world, open } = someHostPhotos(answerWith(bytes))
    const photos = open()
    await Promise.all([1, 2, 3].map(async () => photos.find(path, visitor)))
    expect(world.asked).toHaveLength(1)
  })

  it('fetches it anew when its file has made room for others', async () => {
    const { world, cached, open } = someHostPhotos(answerWith(await photoOf('#c00')))
    const picture = isMade(await open().find(path, visitor))
    cached.clear()
    const file = { width: 320, ratio: 1, quality: 75, format: 'webp' } as const
    expect(await picture.write(file)).toBeInstanceOf(Buffer)
    expect(world.asked).toHaveLength(2)
  })

  it('sends browsers to the host when that file cannot be had any more, and asks the host once', async () => {
    const { world, cached, open } = someHostPhotos(answerWith(await photoOf('#c00')))
    const picture = isMade(await open().find(path, visitor))
    cached.clear()
    world.answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const file = { width: 320, ratio: 1, quality: 75, format: 'webp' } as const
    await expect(picture.write(file)).rejects.toMatchObject({ address })
    await expect(picture.write(file)).rejects.toMatchObject({ address })
    expect(world.asked).toHaveLength(2)
  })

  it.each([
    ['a host no site lists', `/images/photos/elsewhere.example/1.jpg`, visitor],
    ['a host this site does not list', path, { ...visitor, site: 'ridgeline' }],
    ['a site that shows photos as they are', path, { ...visitor, site: 'ironbark' }],
    ['a site with a service of its own', path, { ...visitor, site: 'aurelia' }],
    ['no site', path, SERVER_ITSELF],
    ['another port', `/images/photos/${host}:22/1.jpg`, visitor],
    ['a name before the host', `/images/photos/a@${host}/1.jpg`, visitor],
    ['another path', '/images/vehicles/1.jpg', visitor],
  ])('has nothing for %s', async (_, asked, by) => {
    const { world, open } = someHostPhotos(() => Promise.reject(new Error('asked')))
    expect(await open().find(asked, by)).toBeNull()
    expect(world.asked).toEqual([])
  })
})
