import {
  type CachedFiles,
  createPrintPdfHandler,
  createRobotsResponse,
  createSitemapHandler,
  createVehicleFeedsHandler,
  type RunWork,
  type StockDocuments,
  VEHICLE_FEEDS_PATH,
} from '@forecourt/feature-vdp/server'
import type { Site } from '@forecourt/tenant-config/model'
import { resolveBrand } from '@forecourt/tokens'
import { MAIL_LOGO_PATH } from '../deps/mail-brand.ts'
import type { SiteDeps } from '../deps/site-deps.ts'
import { readVisitor } from '../limits/visitor.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import { get, type Route } from '../routes/route.ts'
import { renderGroundLogo, renderPrintLogo } from './dealer-logo.ts'
import { createMailLogoHandler } from './mail-logo.ts'
import { loadPrintFonts } from './print-fonts.ts'
import { SHARE_PICTURES_PATH } from './share-facts.ts'
import { createSharePictureHandler } from './share-picture.ts'
import type { StockPhoto } from './stock-photo.ts'

/** Part that makes and stores the outputs of the stock. */
export interface OutputPorts {
  deps: Pick<SiteDeps, 'clock' | 'env' | 'logger' | 'stock'>
  /** Paths of the pages search engines may list, besides those of the stock; told which makes are for sale. */
  pagePaths: (site: Site, makes: readonly string[]) => Promise<readonly string[]>
  files: CachedFiles
  documents: StockDocuments
  /** Pictures of the stock for sheets and shared links. */
  photo: StockPhoto
  /** Runs the making of sheets and pictures a little at a time. */
  queue: WorkQueue
}

/** Addresses of what a site says of its stock to others than visitors (D-104). */
export function createOutputRoutes({
  deps: { clock, env, logger, stock },
  pagePaths,
  files,
  documents,
  photo,
  queue,
}: OutputPorts): readonly Route[] {
  const run: RunWork = (key, work, { request, site }) =>
    queue.run(key, work, readVisitor(request, site, env))
  const sitemap = createSitemapHandler({ documents, pagePaths, now: clock })
  const printPdf = createPrintPdfHandler({
    loadCarBySlug: stock.loadCarBySlug,
    photo,
    files,
    run,
    now: clock,
    logger,
    lookOf: async (site) => ({
      fonts: await loadPrintFonts(site),
      accent: resolveBrand(site.brand).color,
      logo: await renderPrintLogo(env.FORECOURT_TENANTS, site),
    }),
  })
  const sharePicture = createSharePictureHandler({
    loadCarBySlug: stock.loadCarBySlug,
    photo,
    fontsOf: loadPrintFonts,
    markOf: (site) => renderGroundLogo(env.FORECOURT_TENANTS, site),
    files,
    run,
    logger,
  })
  return [
    { ...get(MAIL_LOGO_PATH), handle: createMailLogoHandler(env.FORECOURT_TENANTS) },
    { ...get(`${SHARE_PICTURES_PATH}/:file`), handle: sharePicture },
    { ...get('/api/cars/:slug/print.pdf', 'print'), handle: printPdf },
    { ...get('/robots.txt'), handle: async (_, site) => createRobotsResponse(site) },
    { ...get('/sitemap.xml'), handle: sitemap },
    { ...get('/:file{sitemap-[0-9]+\\.xml}'), handle: sitemap },
    { ...get(`${VEHICLE_FEEDS_PATH}/:file`), handle: createVehicleFeedsHandler({ documents }) },
  ]
}
