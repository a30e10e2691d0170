import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fontFamilies, listFontFiles } from '@forecourt/tokens'
import { createFileServer, type FileServer } from './file-server.ts'

const require = createRequire(import.meta.url)

const fontFiles = Object.values(fontFamilies).flatMap(listFontFiles)

/** Fonts a brand may choose, by file name. */
export const serveFontFile: FileServer = createFileServer({
  endings: ['.woff2'],
  isImmutable: true,
  locate(name) {
    const font = fontFiles.find(({ file }) => file === name)
    return font ? [require.resolve(font.module)] : []
  },
})

const assetName = /^[a-z0-9][a-z0-9._-]*\.[a-z0-9]+$/

/** Path of a file in the `assets` folder beside the tenant files; null for a name that is none. */
export const resolveTenantAssetPath = (tenantsFolder: string, name: string): string | null =>
  assetName.test(name) ? join(tenantsFolder, 'assets', name) : null

/** Pictures from the `assets` folder beside the tenant files, by their plain names. */
export const createTenantAssets = (tenantsFolder: string): FileServer =>
  createFileServer({
    endings: ['.svg', '.png', '.webp', '.avif', '.jpg', '.ico'],
    locate: (name) => [resolveTenantAssetPath(tenantsFolder, name) ?? []].flat(),
  })
