import { createSite } from '@forecourt/tenant-config/model'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPhotoFetch, PhotoError } from '../images/fetch-photo.ts'
import { createStockPhoto } from './stock-photo.ts'

const siteOf = (images: object) =>
  createSite({ id: 'harbour', name: 'Harbour', domains: ['harbour.example'], images })

const cdn = 'https://img.example.com/fit'
const host = 'photos.dealer.example'

/** Photos of a stock whose hosts and image service answer as the test says. */
async function someStockPhotos(service = () => new Response('busy', { status: 503 })) {
  const bytes = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#c00' },
  })
    .png()
    .toBuffer()
  const asked: string[] = []
  const warnings: unknown[] = []
  const logger = { warn: (_: string, fields?: object) => void warnings.push(fields) }
  const images = async ({ url }: Request) => {
    asked.push(url)
    return service()
  }
  const photo = createStockPhoto({
    images,
    fetchPhoto: async ({ href }) => {
      asked.push(href)
      if (href.includes('missing')) throw new PhotoError('status 404')
      return { bytes, marks: {} }
    },
    logger,
  })
  return { photo, images, logger, asked, warnings }
}

const sizeOf = async (bytes: Buffer | null) => {
  const { format, width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata()
  return { format, width, height }
}

const small = { format: 'jpeg', width: 300, height: 200 }

describe('createStockPhoto', () => {
  it('has a photo of a listed host, and of the image service of a tenant, as a JPEG 3:2', async () => {
    const { photo, asked } = await someStockPhotos()
    const plain = siteOf({ hosts: [host], resize: false })
    expect(await sizeOf(await photo(`https://${host}/1.jpg`, plain, 300))).toEqual(small)
    expect(await sizeOf(await photo(`${cdn}/2.jpg`, siteOf({ cdn }), 300))).toEqual(small)
    expect(asked).toEqual([`https://${host}/1.jpg`, expect.stringContaining(`${cdn}/2.jpg?w=300`)])
  })

  it('asks the image service of the site for what it cuts', async () => {
    const { photo, asked } = await someStockPhotos(() => new Response('a picture'))
    const site = siteOf({ hosts: [host] })
    expect(String(await photo(`https://${host}/1.jpg`, site, 300))).toBe('a picture')
    expect(asked).toEqual([expect.stringContaining(`/images/photos/${host}/1.jpg?w=300`)])
  })

  it('has none of a host that is not listed, nor over http, nor from a service that is busy', async () => {
    const { photo, asked } = await someStockPhotos()
    const site = siteOf({ hosts: [host], resize: false })
    expect(await photo('https://elsewhere.example/1.jpg', site, 300)).toBeNull()
    expect(await photo(`http://${host}/1.jpg`, site, 300)).toBeNull()
    expect(asked).toEqual([])
    expect(await photo(`https://${host}/1.jpg`, siteOf({ hosts: [host] }), 300)).toBeNull()
  })

  it('says which photo could not be had', async () => {
    const { photo, warnings } = await someStockPhotos()
    const url = `https://${host}/missing.jpg`
    expect(await photo(url, siteOf({ hosts: [host], resize: false }), 300)).toBeNull()
    expect(warnings).toEqual([{ site: 'harbour', url, error: expect.any(PhotoError) }])
  })

  it('asks no address inside the network of the server', async () => {
    const { images, logger, warnings } = await someStockPhotos()
    const photo = createStockPhoto({ images, fetchPhoto: createPhotoFetch(), logger })
    const inside = siteOf({ cdn: 'https://127.0.0.1/fit' })
    expect(await photo('https://127.0.0.1/fit/1.jpg', inside, 300)).toBeNull()
    expect(warnings).toEqual([expect.objectContaining({ error: expect.any(Error) })])
    expect(String((warnings[0] as { error: Error }).error)).toMatch(/^PrivateAddressError/)
  })
})
