import { createTenantAssets, serveFontFile } from '../files/brand-files.ts'
import { createBrandLogoResponse } from '../files/brand-logo.ts'
import { createMediaFiles } from '../files/media-files.ts'
import { createFaviconResponse } from '../site/favicon.ts'
import type { CreateHandler } from './route.ts'

const lastPart = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? ''

/** The initial of the site for browser tabs. */
export const drawFavicon: CreateHandler = () => async (_request, site) =>
  createFaviconResponse(site)

/** Monograms that stand in for the logos of brands. */
export const drawBrandLogo: CreateHandler = () => async (request, site) =>
  createBrandLogoResponse(site, lastPart(request))

/** Videos, interiors and reports that feeds name. */
export const serveMedia: CreateHandler = ({ deps }) => createMediaFiles(deps.mediaFolders)

/** Fonts a brand may choose. */
export const serveFont: CreateHandler = () => (request) => serveFontFile(request, lastPart(request))

/** Pictures beside the tenant files. */
export const serveTenantAsset: CreateHandler = ({ deps }) => {
  const serve = createTenantAssets(deps.env.FORECOURT_TENANTS)
  return (request) => serve(request, lastPart(request))
}

/** Pictures of vehicles. */
export const servePicture: CreateHandler =
  ({ deps, visitorOf }) =>
  (request, site) =>
    deps.images(request, visitorOf(request, site))
