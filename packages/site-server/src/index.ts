export { typesenseSearchClient } from './deps/typesense-search.ts'
export { type AssetAnswer, createAssetAnswer, requireBuild } from './files/asset-files.ts'
export { byteRange, createMediaFiles, MEDIA_PATH } from './files/media-files.ts'
export { createProductFiles } from './files/product-files.ts'
export { fontResponse, tenantAssetResponse } from './files/static-files.ts'
export type { ImageHandler } from './images/create-image-handler.ts'
export { type ImageFiles, type ImageFilesOptions, openImageFiles } from './images/image-files.ts'
export { IMAGES_PATH } from './images/image-request.ts'
export { type OpenImagesOptions, openImages } from './images/open-images.ts'
export type { PictureFile, PictureSource, SourcePicture } from './images/picture-source.ts'
export { createWorkQueue, type WorkQueue } from './images/work-queue.ts'
export {
  SHARE_PICTURES_PATH,
  sharePictureAlt,
  sharePicturePath,
  sharePictureSize,
} from './outputs/share-facts.ts'
export {
  type CachedPage,
  createHtmlCache,
  type HtmlCache,
  type HtmlCacheOptions,
  type PageKey,
} from './pages/html-cache.ts'
export { chooseEncoding, compress, type Encoding } from './request/compress.ts'
export { failedResponse, failureFields } from './request/failed-request.ts'
export {
  clientAddress,
  isHttps,
  plainAddress,
  requestedSiteId,
  requestHost,
  type SiteRequest,
} from './request/request-site.ts'
export {
  contentSecurityPolicy,
  createNonce,
  type PagePolicy,
  securityHeaders,
} from './request/security-headers.ts'
export { faviconResponse, faviconSvg } from './site/favicon.ts'
export { requireSites, siteChecks } from './site/require-sites.ts'
export { FONT_PATH, type SiteBrand, siteBrand } from './site/site-brand.ts'
export type { FirstStockOptions, SiteContent } from './site-content.ts'
