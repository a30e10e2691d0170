import { readFile } from 'node:fs/promises'
import type { Site } from '@forecourt/tenant-config/model'
import { resolveBrand } from '@forecourt/tokens'
import sharp from 'sharp'
import { resolveTenantAssetPath } from '../files/brand-files.ts'

const assetPath = /^\/tenant-assets\/([^/]+)$/

/**
 * The dealer's logo as a PNG, `heightPixels` high; null without a logo of its own, or with one that
 * cannot be read.
 * @param url address of the logo as the tenant file has it
 */
export async function renderLogo(
  tenantsFolder: string,
  url: string | undefined,
  heightPixels: number,
): Promise<Buffer | null> {
  const name = assetPath.exec(url ?? '')?.[1]
  const path = name ? resolveTenantAssetPath(tenantsFolder, name) : null
  const bytes = path && (await readFile(path).catch(() => null))
  if (!bytes) return null
  // A drawing is read at a density at which nothing is enlarged.
  return sharp(bytes, { density: 400 })
    .resize({ height: heightPixels })
    .png()
    .toBuffer()
    .catch(() => null)
}

/** The logo for white paper. */
export const renderPrintLogo = (tenantsFolder: string, { logo }: Pick<Site, 'logo'>) =>
  renderLogo(tenantsFolder, logo?.url, 160)

/** The logo for the ground of the dealer's pages, which may be dark. */
export function renderGroundLogo(
  tenantsFolder: string,
  { logo, brand }: Pick<Site, 'logo' | 'brand'>,
): Promise<Buffer | null> {
  const isDark = resolveBrand(brand).surface === 'dark'
  return renderLogo(tenantsFolder, (isDark && logo?.inverseUrl) || logo?.url, 88)
}
