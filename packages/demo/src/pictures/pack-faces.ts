import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FacePlaces } from './face-places.ts'
import { faceFile } from './read-layers.ts'
import { encodeBrightness, encodeColours, readRendered, writeWebp } from './rendered.ts'
import { type BodyKey, bodyKeys, type FaceKey, faceKeys, galleryViews } from './vehicle-picture.ts'

/** Folders of the rendered and of the packed layers, and a body. */
interface FacesOfBody {
  rendered: string
  target: string
  body: BodyKey
}

/** That of whole layers, so that nothing tells a patch from what is around it. */
const quality = { base: 90, paint: 91 }

/** Where a face was rendered, as scene/faces.py writes it. */
interface RenderedFace {
  /** Left, top, right and bottom in pixels; null where the view does not show the face. */
  box: readonly [number, number, number, number] | null
}

const inOrder = <T>(keys: readonly string[], found: Partial<Record<string, T>>) =>
  Object.fromEntries(keys.flatMap((key) => (found[key] === undefined ? [] : [[key, found[key]]])))

async function packFace({ rendered, target, body }: FacesOfBody, face: FaceKey) {
  const folder = join(rendered, body, face)
  const files = await readdir(folder).catch((): string[] => [])
  const places: Record<string, readonly number[]> = {}
  let bytes = 0
  for (const view of galleryViews.filter((name) => files.includes(`${name}.json`))) {
    const text = await readFile(join(folder, `${view}.json`), 'utf8')
    const { box } = JSON.parse(text) as RenderedFace
    if (!box) continue
    const [left, top, right, bottom] = box
    places[view] = [left, top, right - left, bottom - top]
    const read = (layer: 'base' | 'paint') => readRendered(join(folder, `${view}.${layer}.png`))
    const pathOf = (layer: 'base' | 'paint') => join(target, faceFile(body, view, face, layer))
    bytes += await writeWebp(encodeColours(await read('base')), pathOf('base'), quality.base)
    bytes += await writeWebp(encodeBrightness(await read('paint')), pathOf('paint'), quality.paint)
  }
  return { bytes, places }
}

/**
 * Packs the faces that were rendered of a body, and notes where they are in `faces.json`; those that were
 * not rendered stay as they are.
 * @returns how many views show one, and their bytes
 */
export async function packFaces(faces: FacesOfBody): Promise<{ views: number; bytes: number }> {
  const file = join(faces.target, 'faces.json')
  const all = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as FacePlaces
  const of: FacePlaces[string] = { ...all[faces.body] }
  const packed = { views: 0, bytes: 0 }
  for (const face of faceKeys) {
    const { bytes, places } = await packFace(faces, face)
    if (bytes === 0) continue
    of[face] = inOrder(galleryViews, { ...of[face], ...places })
    packed.views += Object.keys(places).length
    packed.bytes += bytes
  }
  if (packed.views === 0) return packed
  const merged = { ...all, [faces.body]: inOrder(faceKeys, of) }
  const text = JSON.stringify(inOrder(bodyKeys, merged), null, 2)
  // A box is a line.
  const lines = text.replaceAll(/\[[^\]]+\]/g, (box) =>
    box.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )
  await writeFile(file, `${lines}\n`)
  return packed
}
