import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @boundaries-ignore The packages as a partner gets them.
import { readManifests } from '../../../../scripts/manifests.mjs'
// @boundaries-ignore The packages as a partner gets them.
import { packPackage } from '../../../../scripts/packed/check-package.mjs'
// @boundaries-ignore The packages as a partner gets them.
import { servePackages } from '../../../../scripts/packed/serve-packages.ts'

/** Packs every package and serves it at a registry of this machine, which npm asks from then on. */
export default async function openRegistry(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-partner-'))
  const shell = process.platform === 'win32'
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell })
  const packed = await Promise.all(readManifests().map((package_) => packPackage(package_, folder)))
  const registry = await servePackages(packed, upstream.trim())
  process.env.npm_config_registry = registry.url
  return () => {
    registry.close()
    rmSync(folder, { recursive: true })
  }
}
