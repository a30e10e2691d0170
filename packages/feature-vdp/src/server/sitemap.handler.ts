import { formatStockPath, isShownInSearch, isUsedOnly } from '@forecourt/feature-search/model'
import { type Car, isSold } from '@forecourt/stock/model'
import { type Site, stockTypeSlugs } from '@forecourt/tenant-config/model'
import { createVehicleOffer } from '../model/index.ts'
import { siteVersion } from './site-version.ts'
import { documentResponse, type StockDocument, type StockDocuments } from './stock-document.ts'

/** Parts a sitemap is made with. */
export interface SitemapPorts {
  documents: StockDocuments
  /**
   * Paths of a site's pages besides its vehicles and its stock by condition, make and body.
   * @param makes names of the makes that have a vehicle for sale
   */
  pagePaths: (
    site: Site,
    makes: readonly string[],
  ) => readonly string[] | Promise<readonly string[]>
  now: () => Date
}

/**
 * Addresses in one file. The protocol allows 50,000 and 50 MB; with twenty pictures a vehicle this
 * many stay below both.
 * Source: sitemaps.org
 */
export const SITEMAP_ENTRIES = 10_000

/** Pictures listed of a vehicle. */
const mostPictures = 20

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const contentType = 'application/xml;charset=utf-8'

const pageEntry = (address: string) => `<url><loc>${escapeXml(address)}</loc></url>\n`

function carEntry(car: Car, site: Site): string {
  const { url, pictures } = createVehicleOffer(car, site)
  const images = pictures
    .slice(0, mostPictures)
    .map((picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`)
  return `<url><loc>${escapeXml(url)}</loc><lastmod>${escapeXml(car.updated_at)}</lastmod>${images.join('')}</url>\n`
}

/** Stock by condition, make, model and body, as far as there is a car to be seen there. */
function landingPaths(car: Car, site: Site): string[] {
  const { make, model, simple_body: body, car_type: type } = car
  const stockType = stockTypeSlugs[type]
  return [
    ...(isUsedOnly(site) ? [] : [formatStockPath(site, { stockType })]),
    formatStockPath(site, { make }),
    formatStockPath(site, { make, model }),
    ...(body ? [formatStockPath(site, { body })] : []),
  ]
}

/**
 * Every vehicle that search shows, available or sold inside the window, with its pictures, then the
 * pages. The date of a vehicle is that of the last change the feed made.
 * Source: D-106, PLUS-052
 */
function sitemapDocument(site: Site, { pagePaths, now }: SitemapPorts): StockDocument {
  const nowMs = now().getTime()
  const landings = new Set<string>()
  const makes = new Set<string>()
  return {
    name: 'sitemap',
    contentType,
    begin: `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
    end: '</urlset>\n',
    mostEntries: SITEMAP_ENTRIES,
    entry: (car) => {
      if (!isShownInSearch(car, site, nowMs)) return null
      if (!isSold(car)) makes.add(car.make)
      for (const path of landingPaths(car, site)) landings.add(path)
      return carEntry(car, site)
    },
    rest: async () =>
      [...(await pagePaths(site, [...makes])), ...landings].map((path) =>
        pageEntry(new URL(path, site.url).href),
      ),
  }
}

function indexResponse(site: Site, count: number): Response {
  const entries = Array.from(
    { length: count },
    (_, index) =>
      `<sitemap><loc>${escapeXml(new URL(`/sitemap-${index + 1}.xml`, site.url).href)}</loc></sitemap>\n`,
  )
  const text = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
  return new Response(text, {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=0, s-maxage=60' },
  })
}

/** Number of the file an address asks for, from 0; null for the whole. */
const fileIndex = (pathname: string) => {
  const number = /^\/sitemap-(\d{1,5})\.xml$/.exec(pathname)?.[1]
  return number === undefined ? null : Number(number) - 1
}

/**
 * Answers `/sitemap.xml`: the sitemap, or for a stock that does not fit in one file the index of
 * `/sitemap-1.xml`, `/sitemap-2.xml` and so on; null for a file there is not.
 */
export function createSitemapHandler(ports: SitemapPorts) {
  return async (request: Request, site: Site): Promise<Response | null> => {
    const document = await ports.documents.open(
      site,
      siteVersion(site),
      sitemapDocument(site, ports),
    )
    const index = fileIndex(new URL(request.url).pathname)
    if (index === null && document.count > 1) return indexResponse(site, document.count)
    const file = await document.file(index ?? 0)
    return file && documentResponse(request, file, contentType)
  }
}

/**
 * `/robots.txt` of a site: everything may be read but the calls, and the sitemap is named.
 * Source: PLUS-052
 */
export function createRobotsResponse(site: Pick<Site, 'url'>): Response {
  const sitemap = new URL('/sitemap.xml', site.url).href
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`, {
    headers: {
      'content-type': 'text/plain;charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
