import type { Site } from '@forecourt/tenant-config/model'
import type { SiteHandler } from '../routes/route.ts'
import { renderLogo } from './dealer-logo.ts'

/** Pixels, twice the height it is shown at. */
const logoHeight = 88

/** Answers with the logo as a PNG, made once for each tenant file; null without a logo. */
export function createMailLogoHandler(tenantsFolder: string): SiteHandler {
  const made = new WeakMap<Site, Promise<Buffer | null>>()
  return async (_request, site) => {
    const logo = made.get(site) ?? renderLogo(tenantsFolder, site.logo?.url, logoHeight)
    made.set(site, logo)
    const bytes = await logo
    if (!bytes) return null
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    })
  }
}
