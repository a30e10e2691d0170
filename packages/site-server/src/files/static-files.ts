import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fontFamilies } from '@forecourt/tokens'

const require = createRequire(import.meta.url)

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

async function fileResponse(path: string, cacheControl: string): Promise<Response | null> {
  const type = types[extname(path)]
  if (!type) return null
  const body = await readFile(path).catch(() => null)
  if (!body) return null
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': type, 'cache-control': cacheControl },
  })
}

/** A font a brand may choose, by file name; null for any other name. */
export async function fontResponse(file: string): Promise<Response | null> {
  const family = Object.values(fontFamilies).find((candidate) => candidate.file === file)
  return family ? fileResponse(require.resolve(family.module), year) : null
}

const assetName = /^[a-z0-9][a-z0-9._-]*\.[a-z0-9]+$/

/** A picture from the tenants' `assets` folder, by its plain name; null when there is none. */
export async function tenantAssetResponse(
  tenantsFolder: string,
  name: string,
): Promise<Response | null> {
  return assetName.test(name) ? fileResponse(join(tenantsFolder, 'assets', name), day) : null
}
