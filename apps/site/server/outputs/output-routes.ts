import {
  createPrintPdfHandler,
  createRobotsResponse,
  createSitemapHandler,
  createVehicleFeedsHandler,
  VEHICLE_FEEDS_PATH,
} from '@forecourt/feature-vdp/server'
import { SHARE_PICTURES_PATH } from '@forecourt/site-server'
import {
  createSharePictureHandler,
  groundMark,
  printFonts,
  printMark,
} from '@forecourt/site-server/outputs'
import { resolveBrand } from '@forecourt/tokens'
import type { Deps } from '../deps.ts'
import type { Route } from '../routes.ts'
import { sitePagePaths } from './page-paths.ts'

/** Addresses of what a site says of its stock to others than visitors (D-104). */
export function outputRoutes({
  outputs,
  catalogue,
  clock,
  stock,
  env,
  logger,
}: Deps): readonly Route[] {
  const { documents, files, photo, queue } = outputs
  const sitemap = createSitemapHandler({
    documents,
    pagePaths: (site) => sitePagePaths({ catalogue, logger }, site),
    now: clock,
  })
  const printPdf = createPrintPdfHandler({
    loadCarBySlug: stock.loadCarBySlug,
    photo,
    files,
    run: queue.run,
    now: clock,
    logger,
    lookOf: async (site) => ({
      fonts: await printFonts(site),
      accent: resolveBrand(site.brand).color,
      logo: await printMark(env.FORECOURT_TENANTS, site),
    }),
  })
  const sharePicture = createSharePictureHandler({
    loadCarBySlug: stock.loadCarBySlug,
    photo,
    fontsOf: printFonts,
    markOf: (site) => groundMark(env.FORECOURT_TENANTS, site),
    files,
    run: queue.run,
    logger,
  })
  return [
    { method: 'GET', path: `${SHARE_PICTURES_PATH}/:file`, handle: sharePicture },
    { method: 'GET', path: '/api/cars/:slug/print.pdf', feature: 'print', handle: printPdf },
    { method: 'GET', path: '/robots.txt', handle: async (_, site) => createRobotsResponse(site) },
    { method: 'GET', path: '/sitemap.xml', handle: sitemap },
    { method: 'GET', path: '/:file{sitemap-[0-9]+\\.xml}', handle: sitemap },
    {
      method: 'GET',
      path: `${VEHICLE_FEEDS_PATH}/:file`,
      handle: createVehicleFeedsHandler({ documents }),
    },
  ]
}
