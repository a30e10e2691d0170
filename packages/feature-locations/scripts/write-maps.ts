import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSite, type SiteLocation } from '@forecourt/tenant-config/model'
import { findPoint } from '../src/model/index.ts'
import { drawMap, formatMapSvg } from '../src/server/index.ts'

/*
 * Writes a map picture for each location with a `map_key` of the tenant files in a folder: to
 * `assets/map-{map_key}.svg` there, which the site serves as `/tenant-assets/map-{map_key}.svg`.
 */

const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('[feature-locations] expected the folder of tenant files as an argument')
const assets = join(folder, 'assets')

async function writeMap({ address: { map_key, ...address } }: SiteLocation): Promise<void> {
  const point = findPoint({ address })
  if (map_key === null || point === null) return
  await writeFile(join(assets, `map-${map_key}.svg`), formatMapSvg(drawMap([point], 2 / 3)))
}

await mkdir(assets, { recursive: true })
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
  const result = parseSite(JSON.parse(await readFile(join(folder, file), 'utf8')))
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'))
  await Promise.all(result.site.locations.map(writeMap))
}
