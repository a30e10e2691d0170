import { createHash } from 'node:crypto'
import type { Car, StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { NOT_PRINTABLE, PRINT_BUSY, PRINT_FAILED } from '../../model/error-message.ts'
import { isPrintable, type PrintSheet, printSheet } from '../../model/index.ts'
import { errorAnswer, slugBeforeLast } from '../error-answer.ts'
import { siteVersion } from '../site-version.ts'
import type { CachedFiles } from '../stock-document.ts'
import type { PrintLook } from './print-pdf.ts'

/**
 * Runs equal work once and little at a time, shared out among those who ask; null when too much is waiting.
 * @param asked the request it is done for
 */
export type RunWork = <T>(
  key: string,
  work: () => Promise<T>,
  asked: { request: Request; site: Site },
) => Promise<T | null>

/** The outside world of the PDF. */
export interface PrintPdfPorts {
  loadCarBySlug: StockStore['loadCarBySlug']
  /** Fonts, colour and logo of a site's sheets. */
  lookOf(site: Site): Promise<PrintLook>
  /** JPEG of a picture of the stock, 3:2 and about that wide in pixels; null when it cannot be had. */
  photo(url: string, site: Site, widthPixels: number): Promise<Uint8Array | null>
  files: CachedFiles
  run: RunWork
  now: () => Date
  logger: { error(message: string, fields?: object): void }
}

/** Changes when the same sheet is set differently. */
const layout = 1

/** Name of a sheet's file: another car, price, day, picture or look is another file. */
function fileName(sheet: PrintSheet, site: Site): string {
  const facts = JSON.stringify([layout, siteVersion(site), sheet])
  return `${createHash('sha256').update(facts).digest('hex').slice(0, 32)}.pdf`
}

async function printableCar(
  { loadCarBySlug }: PrintPdfPorts,
  site: Site,
  slug: string,
): Promise<Car | null> {
  if (!/^[a-z0-9-]+$/.test(slug)) return null
  const found = await loadCarBySlug(site.id, slug)
  if (found.kind !== 'car' || !found.car.show_on_dealer_website) return null
  return isPrintable(found.car, site) ? found.car : null
}

async function makePdf(ports: PrintPdfPorts, sheet: PrintSheet, site: Site): Promise<Uint8Array> {
  // The library is loaded with the first sheet: most servers never print.
  const { printPdf } = await import('./print-pdf.ts')
  const photos = await Promise.all(
    sheet.pictures.map(async (url, index) => ({
      bytes: await ports.photo(url, site, index === 0 ? 1280 : 640),
      isIllustration: sheet.illustrations.includes(url),
    })),
  )
  return printPdf({
    sheet,
    look: await ports.lookOf(site),
    photos: photos.flatMap(({ bytes, ...photo }) => (bytes === null ? [] : [{ ...photo, bytes }])),
    createdAt: ports.now(),
  })
}

const cacheControl = 'public, max-age=0, s-maxage=60'

function pdfResponse(bytes: Uint8Array, slug: string, sheet: PrintSheet, etag: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slug}.pdf"`,
      'content-length': String(bytes.length),
      'cache-control': cacheControl,
      etag,
      link: `<${sheet.url}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
    },
  })
}

/**
 * Answers `GET /api/cars/{slug}/print.pdf` with the car's sheet, saved as `{slug}.pdf`: made once
 * for each state of car and site and each day, then cached. 404 for a car that is not printable, 503
 * when too many are being made.
 * Source: D-43, API-020
 */
export function createPrintPdfHandler(ports: PrintPdfPorts) {
  const { files, logger, now } = ports
  return async (request: Request, site: Site): Promise<Response> => {
    const slug = slugBeforeLast(request)
    const car = await printableCar(ports, site, slug)
    if (!car) return errorAnswer(404, 'not_found', NOT_PRINTABLE)
    const sheet = printSheet(car, site, now())
    const name = fileName(sheet, site)
    const etag = `"${name}"`
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: { etag, 'cache-control': cacheControl } })
    const make = async () => {
      const made = await makePdf(ports, sheet, site)
      await files.write(name, made)
      return made
    }
    try {
      const bytes = (await files.read(name)) ?? (await ports.run(name, make, { request, site }))
      if (bytes) return pdfResponse(bytes, slug, sheet, etag)
    } catch (error) {
      logger.error('the PDF could not be made', { site: site.id, slug, error })
      return errorAnswer(500, 'print_failed', PRINT_FAILED)
    }
    const busy = errorAnswer(503, 'busy', PRINT_BUSY)
    busy.headers.set('retry-after', '2')
    return busy
  }
}
