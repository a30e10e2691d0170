import {
  createSitemapHandler,
  createVehicleFeedsHandler,
  robotsResponse,
  VEHICLE_FEEDS_PATH,
} from '@forecourt/feature-vdp/server'
import type { Deps } from '../deps.ts'
import type { Route } from '../routes.ts'
import { sitePagePaths } from './open-outputs.ts'

/** Addresses of what a site says of its stock to others than visitors (D-104). */
export function outputRoutes({ outputs, clock }: Deps): readonly Route[] {
  const { documents } = outputs
  const sitemap = createSitemapHandler({ documents, pagePaths: sitePagePaths, now: clock })
  return [
    { method: 'GET', path: '/robots.txt', handle: async (_, site) => robotsResponse(site) },
    { method: 'GET', path: '/sitemap.xml', handle: sitemap },
    { method: 'GET', path: '/:file{sitemap-[0-9]+\\.xml}', handle: sitemap },
    {
      method: 'GET',
      path: `${VEHICLE_FEEDS_PATH}/:file`,
      handle: createVehicleFeedsHandler({ documents }),
    },
  ]
}
