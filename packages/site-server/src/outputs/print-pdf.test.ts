import {
  type CachedFiles,
  createPrintPdfHandler,
  type PrintPdfPorts,
} from '@forecourt/feature-vdp/server'
import type { Car, CarBySlug } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, vi } from 'vitest'
import { loadPrintFonts } from './print-fonts.ts'

const site = aSite({
  url: 'https://www.dealer.example',
  brand: { color: '#0b4f6c', headingFont: 'manrope', bodyFont: 'figtree' },
})
const slug = '2021-mazda-cx-5-u1'
const now = new Date('2026-11-20T02:00:00Z')

function createMemoryFiles(): CachedFiles {
  const files = new Map<string, Uint8Array>()
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => void files.set(name, bytes),
  }
}

function printer(found: CarBySlug, more: Partial<PrintPdfPorts> = {}) {
  const photo = vi.fn<PrintPdfPorts['photo']>(async () => null)
  const logger = { error: vi.fn<PrintPdfPorts['logger']['error']>() }
  const ports: PrintPdfPorts = {
    loadCarBySlug: async () => found,
    lookOf: async () => ({
      fonts: await loadPrintFonts(site),
      accent: '#0b4f6c',
      logo: null,
    }),
    photo,
    files: createMemoryFiles(),
    run: async (_, work) => work(),
    now: () => now,
    logger,
    ...more,
  }
  const handle = createPrintPdfHandler(ports)
  const get = (headers: Record<string, string> = {}, path = `/api/cars/${slug}/print.pdf`) =>
    handle(new Request(`https://www.dealer.example${path}`, { headers }), site)
  return { get, photo, logger }
}

const shown = (car: Partial<Car> = {}): CarBySlug => ({
  kind: 'car',
  car: aCar({ slug, location_id: 1, dealership_slug: 'example-motors', ...car }),
})

async function textOf(answer: Response): Promise<string> {
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), {
    mergePages: true,
  })
  return text.replace(/\s+/g, ' ')
}

const photoBytes = await sharp({
  create: { width: 60, height: 40, channels: 3, background: '#b3261e' },
})
  .jpeg()
  .toBuffer()

describe('createPrintPdfHandler', () => {
  it('says what the sheet is in metadata that are XML, whatever the vehicle is called [API-020]', async () => {
    const badge = 'Touring & <Sport>'
    const answer = await printer(shown({ badge, name: `2021 Mazda CX-5 ${badge}` })).get()
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const [, title] =
      /<dc:title>[^]*?<rdf:li[^>]*>(.*)<\/rdf:li>/.exec(`${Buffer.from(bytes)}`) ?? []
    expect(title).toContain('Touring &amp; &lt;Sport&gt;')
    const { info } = await (await getDocumentProxy(bytes)).getMetadata()
    expect(info).toMatchObject({ Title: expect.stringContaining(badge) })
  })

  it('answers a PDF saved as {slug}.pdf [API-020]', async () => {
    const answer = await printer(shown()).get()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="2021-mazda-cx-5-u1.pdf"',
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  })

  it('says price with type and state, facts, dealer, licence, address and day', async () => {
    const text = await textOf(
      await printer(shown({ price: 51_990, offer_price: null, state: 'qld', km: 5595 })).get(),
    )
    for (const part of [
      '2021 Toyota Corolla',
      '$51,990',
      'Drive Away in QLD',
      '5,595 km',
      'DL# 1234567',
      '1 Example Street, Fortitude Valley QLD 4006',
      'www.dealer.example/cars/2021-mazda-cx-5-u1',
      'Printed 20 November 2026',
    ])
      expect(text).toContain(part)
  })

  it('has the words of the page in place of a price', async () => {
    const text = await textOf(await printer(shown({ price: null, offer_price: null })).get())
    expect(text).toContain(site.search.noPriceText)
    expect(text).not.toMatch(/\$|Drive Away/)
  })

  it('is tagged, titled and in Australian English, for screen readers', async () => {
    const { get } = printer(shown({ images: [anImage('/images/a.jpg')] }), {
      photo: async () => photoBytes,
    })
    const pdf = await getDocumentProxy(new Uint8Array(await (await get()).arrayBuffer()))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: aCar().name, Language: 'en-AU' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
    const trees = (await Promise.all(pages)).map((page) => page.getStructTree())
    const tree = JSON.stringify(await Promise.all(trees))
    expect(tree.match(/"role":"H1"/g)).toHaveLength(1)
    expect(tree).toContain(`"alt":"${aCar().name}"`)
    expect(tree).toContain('QR code that opens https://www.dealer.example/cars/')
  })

  it('labels a picture that is not of the very car, and no photograph [PLUS-079]', async () => {
    const sheetOf = async (url: string) => {
      const { get } = printer(shown({ images: [anImage(url)] }), { photo: async () => photoBytes })
      const bytes = new Uint8Array(await (await get()).arrayBuffer())
      const pdf = await getDocumentProxy(bytes)
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
      return { tree, text: await textOf(await get()) }
    }
    const illustrated = await sheetOf('/images/vehicles/a.jpg')
    expect(illustrated.text.match(/Illustration/g)).toHaveLength(1)
    expect(illustrated.tree).toContain(`"alt":"Illustration: ${aCar().name}"`)
    const photographed = await sheetOf('/images/a.jpg')
    expect(photographed.text + photographed.tree).not.toContain('Illustration')
  })

  it('is made once for each state of the car', async () => {
    const { get, photo } = printer(shown({ images: [anImage('/images/a.jpg')] }))
    const first = await get()
    await get()
    expect(photo).toHaveBeenCalledExactlyOnceWith('/images/a.jpg', site, 1280)
    const etag = first.headers.get('etag') ?? ''
    const again = await get({ 'if-none-match': etag })
    expect(again.status).toBe(304)
    for (const name of ['etag', 'cache-control'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
  })

  it.each<[string, CarBySlug]>([
    ['sold', shown({ status: 'sold', sold: true })],
    ['tagged as sold', shown({ tag: 'SOLD' })],
    ['withdrawn', { kind: 'withdrawn', car: aCar() }],
    ['kept off the website', shown({ show_on_dealer_website: false })],
    ['unknown', { kind: 'unknown' }],
  ])('is 404 for a car that is %s', async (_, found) => {
    const answer = await printer(found).get()
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      error: 'This vehicle cannot be printed.',
      code: 'not_found',
    })
  })

  it('asks for nothing but slugs', async () => {
    const loadCarBySlug = vi.fn<PrintPdfPorts['loadCarBySlug']>(async () => shown())
    const { get } = printer(shown(), { loadCarBySlug })
    expect((await get({}, '/api/cars/%2e%2e%2fetc/print.pdf')).status).toBe(404)
    expect((await get({}, '/api/cars/A_B/print.pdf')).status).toBe(404)
    expect(loadCarBySlug).not.toHaveBeenCalled()
  })

  it('asks to come back when too many are being made, and tells a fault from it', async () => {
    const busy = await printer(shown(), { run: async () => null }).get()
    expect(busy.status).toBe(503)
    expect(busy.headers.get('retry-after')).toBe('2')
    const broken = printer(shown(), { lookOf: () => Promise.reject(new Error('no fonts')) })
    const answer = await broken.get()
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ error: 'Unable to prepare the PDF.' })
    expect(broken.logger.error).toHaveBeenCalledOnce()
  })

  it('sets long comments and long equipment over several numbered pages', async () => {
    const standardEquipment = Array.from({ length: 240 }, (_, index) => ({
      category: null,
      name: `Equipment of some length, number ${index + 1}`,
    }))
    const answer = await printer(
      shown({ standardEquipment, dealercomments: 'One owner and every invoice. '.repeat(300) }),
    ).get()
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text } = await extractText(pdf, { mergePages: false })
    expect(pdf.numPages).toBeGreaterThan(2)
    for (const [index, page] of text.entries())
      expect(page).toContain(`page ${index + 1} of ${pdf.numPages}`)
    expect(text.join(' ')).toContain('number 240')
  })
})

function anImage(url: string) {
  return { image: { url, thumb: { url } }, isVideo: false }
}
