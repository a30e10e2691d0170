import {
  type CachedFiles,
  cleanPdfText,
  type PrintFonts,
  type RunWork,
} from '@forecourt/feature-vdp/server'
import type { Car, CarBySlug, StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { resolveBrand, resolveColors } from '@forecourt/tokens'
import { ILLUSTRATION } from '@forecourt/ui/picture/image-set'
import sharp from 'sharp'
import { outlineText } from './outline-text.ts'
import {
  createShareFacts,
  formatSharePictureName,
  type ShareFacts,
  sharePictureSize,
} from './share-facts.ts'
import type { StockPhoto } from './stock-photo.ts'

/** Parts a picture of a shared link is made with. */
export interface SharePicturePorts {
  loadCarBySlug: StockStore['loadCarBySlug']
  photo: StockPhoto
  fontsOf(site: Site): Promise<PrintFonts>
  /** The dealer's logo for the ground of its pages, PNG of 88 pixels' height; null without one. */
  markOf(site: Site): Promise<Buffer | null>
  files: CachedFiles
  run: RunWork
  logger: { error(message: string, fields?: object): void }
}

const { width, height } = sharePictureSize
/** The photo keeps the whole vehicle: 4:3 of a 3:2 picture, over the whole height. */
const photoWidth = (height * 4) / 3
const margin = 36
const textWidth = width - photoWidth - 2 * margin

/** The word over the lower left corner of a picture that is not of this very car. */
function labelSvg(site: Site, fonts: PrintFonts): string {
  const brand = resolveBrand(site.brand)
  const colors = resolveColors(brand, brand.surface)
  const text = outlineText(ILLUSTRATION, {
    x: 14,
    y: 6,
    width: 180,
    font: fonts.body,
    size: 21,
    fill: colors.get('fg.muted') ?? '#55595e',
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40"><rect width="150" height="40" fill="${colors.get('surface') ?? '#ffffff'}"/>${text.svg}</svg>`
}

function panelSvg(facts: ShareFacts, site: Site, fonts: PrintFonts): string {
  const brand = resolveBrand(site.brand)
  const colors = resolveColors(brand, brand.surface)
  const color = (name: string, other: string) => colors.get(name) ?? other
  const muted = color('fg.muted', '#55595e')
  const at = { x: margin, width: textWidth }
  const set = (
    text: string,
    y: number,
    options: { font: Uint8Array; size: number; fill: string; lines?: number },
  ) => outlineText(cleanPdfText(text), { ...at, ...options, y })
  const ink = color('fg', '#16191c')
  const title = set(facts.title, 124, { font: fonts.heading, size: 40, fill: ink, lines: 4 })
  const badge = set(facts.badge, 124 + title.height + 8, {
    font: fonts.body,
    size: 23,
    fill: muted,
    lines: 2,
  })
  const priceSize = facts.price.length > 9 ? 32 : 52
  const foot = height - margin - 26
  const details = set(facts.facts, foot, { font: fonts.body, size: 21, fill: muted })
  const type = set(facts.priceType, foot - 40, { font: fonts.bold, size: 21, fill: ink })
  const price = set(facts.price, foot - 46 - priceSize * 1.2 * (priceSize === 32 ? 2 : 1), {
    font: fonts.heading,
    size: priceSize,
    fill: color('price', ink),
    lines: 2,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color('surface', '#ffffff')}"/>${title.svg}${badge.svg}${price.svg}${type.svg}${details.svg}<rect width="${width - photoWidth}" height="10" fill="${brand.color}"/></svg>`
}

async function drawPicture(ports: SharePicturePorts, car: Car, site: Site): Promise<Buffer> {
  const facts = createShareFacts(car, site)
  const [fonts, mark, photo] = await Promise.all([
    ports.fontsOf(site),
    ports.markOf(site),
    facts.photo === null ? null : ports.photo(facts.photo, site, 1280),
  ])
  const shown = photo && (await sharp(photo).resize(photoWidth, height).toBuffer())
  const logo =
    mark &&
    (await sharp(mark)
      .resize({ width: Math.floor(textWidth), height: 52, fit: 'inside' })
      .toBuffer())
  return sharp(Buffer.from(panelSvg(facts, site, fonts)))
    .composite([
      ...(shown ? [{ input: shown, left: width - photoWidth, top: 0 }] : []),
      ...(shown && facts.isIllustration
        ? [
            {
              input: Buffer.from(labelSvg(site, fonts)),
              left: width - photoWidth,
              top: height - 40,
            },
          ]
        : []),
      ...(logo ? [{ input: logo, left: margin, top: 44 }] : []),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

const notFound = () =>
  new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' },
  })

const slugOf = (request: Request) =>
  /^\/share\/([a-z0-9-]+)\.jpg$/.exec(new URL(request.url).pathname)?.[1]

/** The car as its page shows it: one that left the stock is sold. */
function shownCar(found: CarBySlug): Car | null {
  if (found.kind !== 'car' && found.kind !== 'withdrawn') return null
  if (!found.car.show_on_dealer_website) return null
  return found.kind === 'withdrawn' ? { ...found.car, sold: true } : found.car
}

/**
 * Answers `/share/{slug}.jpg`, 1200x630: the car with its name and price, in the dealer's look.
 * Made once for each state of the car, then cached.
 * Source: D-104, PLUS-054
 */
export function createSharePictureHandler(ports: SharePicturePorts) {
  const { loadCarBySlug, files, run, logger } = ports
  return async (request: Request, site: Site): Promise<Response> => {
    const slug = slugOf(request)
    const found = slug ? await loadCarBySlug(site.id, slug) : { kind: 'unknown' as const }
    const car = shownCar(found)
    if (!car) return notFound()
    const name = formatSharePictureName(car, site)
    const etag = `"${name}"`
    const caching = { 'cache-control': 'public, max-age=86400', etag }
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: caching })
    const make = async () => {
      const made = await drawPicture(ports, car, site)
      await files.write(name, made)
      return made
    }
    try {
      const bytes = (await files.read(name)) ?? (await run(name, make, { request, site }))
      if (!bytes) return new Response(null, { status: 503, headers: { 'retry-after': '2' } })
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': 'image/jpeg',
          'content-length': String(bytes.length),
          ...caching,
        },
      })
    } catch (error) {
      logger.error('the picture of a shared link could not be made', { site: site.id, slug, error })
      return notFound()
    }
  }
}
