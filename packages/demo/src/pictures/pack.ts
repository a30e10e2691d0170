import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import type { Horizons } from './horizons.ts'
import { packFaces } from './pack-faces.ts'
import { backgroundFile, layerFile } from './read-layers.ts'
import {
  encodeBrightness,
  encodeColours,
  encodeOpacity,
  type Rendered,
  readRendered,
  writeWebp,
} from './rendered.ts'
import {
  bodyKeys,
  galleryViews,
  isTurnView,
  type SettingKey,
  settingKeys,
  turnViews,
  type VehiclePicture,
} from './vehicle-picture.ts'

/*
 * Makes the small layers the site keeps of what the scene rendered (scene/render.py and
 * scene/settings.py), with the faces a body wears besides its own (scene/faces.py):
 *
 *   node packages/demo/src/pictures/pack.ts --from /tmp/layers [--bodies suv,ute] [--settings studio]
 *
 * Without a list of bodies or settings it packs everything that is there; --to writes elsewhere.
 */

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    bodies: { type: 'string' },
    settings: { type: 'string' },
  },
})
if (!values.from) throw new Error('[demo] expected --from with the folder of rendered layers')
const rendered = values.from
const target = values.to ?? fileURLToPath(new URL('../../layers/', import.meta.url))

const qualities = {
  gallery: { base: 90, paint: 91, cover: 86 },
  turn: { base: 82, paint: 85, cover: 80 },
}

type Body = (typeof bodyKeys)[number]

/** A view as it was rendered. */
interface RenderedView {
  base: Rendered
  paint: Rendered
  /** Share of the height from the top. */
  horizon: number
}

async function readView(body: Body, view: VehiclePicture['view']): Promise<RenderedView> {
  const file = (ending: string) => join(rendered, body, `${view}.${ending}`)
  const camera = JSON.parse(await readFile(file('json'), 'utf8')) as { horizon?: number }
  return {
    base: await readRendered(file('base.png')),
    paint: await readRendered(file('paint.png')),
    horizon: camera.horizon ?? 0.5,
  }
}

/** Writes the layers of a view; returns their bytes. */
async function packView(body: Body, view: VehiclePicture['view'], { base, paint }: RenderedView) {
  const quality = qualities[isTurnView(view) ? 'turn' : 'gallery']
  const sizes = await Promise.all([
    writeWebp(encodeColours(base), join(target, layerFile(body, view, 'base')), quality.base),
    writeWebp(encodeBrightness(paint), join(target, layerFile(body, view, 'paint')), quality.paint),
    writeWebp(encodeOpacity(base), join(target, layerFile(body, view, 'cover')), quality.cover),
  ])
  return sizes.reduce((sum, size) => sum + size, 0)
}

const horizonsFile = join(target, 'horizons.json')

async function readHorizons(): Promise<Horizons> {
  return JSON.parse(await readFile(horizonsFile, 'utf8').catch(() => '{}')) as Horizons
}

async function packBody(body: Body) {
  const files = await readdir(join(rendered, body)).catch((): string[] => [])
  const views = [...galleryViews, ...turnViews]
  const horizons: Record<string, number> = {}
  let bytes = 0
  for (const view of views.filter((name) => files.includes(`${name}.base.png`))) {
    const layers = await readView(body, view)
    bytes += await packView(body, view, layers)
    horizons[view] = layers.horizon
  }
  if (bytes === 0) return
  const known = await readHorizons()
  const merged = { ...known[body], ...horizons }
  const inOrder = views.flatMap((view) => (view in merged ? [[view, merged[view]] as const] : []))
  const all = { ...known, [body]: Object.fromEntries(inOrder) }
  await writeFile(horizonsFile, `${JSON.stringify(all, null, 2)}\n`)
  report(body, Object.keys(horizons).length, bytes)
}

/** Width of backgrounds in pixels: that of the largest layers before them. */
const layerWidth = 1200

/** A close view stands before a part of the view beside it, far out of focus. */
const closeBackgrounds = [
  { view: 'wheel', of: 'side-left' },
  { view: 'headlight', of: 'front-left' },
  { view: 'interior', of: 'front' },
] as const

async function packSetting(setting: SettingKey | 'turn') {
  const files = await readdir(join(rendered, 'settings', setting)).catch((): string[] => [])
  const views = galleryViews.filter((view) => files.includes(`${view}.png`))
  let bytes = 0
  for (const view of views) {
    const image = encodeColours(
      await readRendered(join(rendered, 'settings', setting, `${view}.png`)),
    )
    // A cyclorama has no edges; whatever is uneven about it is noise.
    const even = setting === 'studio' || setting === 'turn' ? image.blur(12) : image.median(3)
    // Far things are a little out of focus, and edges of lamps lose the steps of a coarse render.
    const still = sharp(await even.resize(layerWidth).blur(1.2).png().toBuffer())
    if (setting === 'turn') {
      bytes += await writeWebp(
        still.resize(600),
        join(target, backgroundFile('studio', 'turn-00')),
        90,
      )
      break
    }
    bytes += await writeWebp(still.clone(), join(target, backgroundFile(setting, view)), 86)
    for (const close of closeBackgrounds.filter(({ of }) => of === view))
      bytes += await packClose(still, setting, close.view)
  }
  if (views.length > 0) report(setting, views.length, bytes)
}

/** The middle of a setting, enlarged and out of focus; its horizon stays in the middle. */
async function packClose(still: Sharp, setting: SettingKey, view: VehiclePicture['view']) {
  const { width, height } = await still.metadata()
  const part = { width: Math.round(width * 0.5), height: Math.round(height * 0.5) }
  const left = Math.round((width - part.width) / 2)
  const top = Math.round((height - part.height) / 2)
  const near = still
    .clone()
    .extract({ left, top, ...part })
    .resize(600)
    .blur(12)
  return writeWebp(near, join(target, backgroundFile(setting, view)), 74)
}

function report(what: string, views: number, bytes: number) {
  process.stdout.write(`${what}: ${views} views, ${Math.round(bytes / 1000)} kB\n`)
}

/** Changes whenever any layer does, so that no cache keeps a picture made of former ones. */
async function writeVersion() {
  const hash = createHash('sha256')
  const names = (await readdir(target, { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  )
  for (const name of names.toSorted()) hash.update(name).update(await readFile(join(target, name)))
  await writeFile(join(target, 'version.txt'), `${hash.digest('hex').slice(0, 16)}\n`)
}

const chosen = <T extends string>(list: string | undefined, all: readonly T[]): T[] =>
  all.filter((name) => (list ? list.split(',').includes(name) : true))

for (const body of chosen(values.bodies, bodyKeys)) {
  await packBody(body)
  const faces = await packFaces({ rendered, target, body })
  if (faces.views > 0) report(`${body}, other faces`, faces.views, faces.bytes)
}
for (const setting of chosen(values.settings, [...settingKeys, 'turn' as const]))
  await packSetting(setting)
await writeVersion()
