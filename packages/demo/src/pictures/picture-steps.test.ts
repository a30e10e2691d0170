import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const home = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'picture-steps-'))
afterAll(() => rm(folder, { recursive: true }))

/** Runs a step as its README says, and answers with what it printed. */
const runStep = async (step: string, ...options: string[]) => {
  const script = join(home, 'src/pictures', step)
  const { stdout } = await run(process.execPath, [
    '--conditions=@forecourt/source',
    script,
    ...options,
  ])
  return stdout
}

/** A picture as the scene renders it: 16 bits a channel. */
async function render(file: string, channels: 3 | 4 = 4) {
  const [width, height] = [12, 8]
  const pixels = new Uint16Array(width * height * channels).fill(30_000)
  const image = sharp(pixels, { raw: { width, height, channels } })
  await writeFile(file, await image.toColourspace('rgb16').png().toBuffer())
}

describe('pictures of the demo', () => {
  const rendered = join(folder, 'rendered')
  beforeAll(async () => {
    await mkdir(join(rendered, 'suv'), { recursive: true })
    await mkdir(join(rendered, 'panoramas'))
    await render(join(rendered, 'suv/front-left.base.png'))
    await render(join(rendered, 'suv/front-left.paint.png'))
    await writeFile(join(rendered, 'suv/front-left.json'), JSON.stringify({ horizon: 0.4 }))
    await render(join(rendered, 'panoramas/pale.png'), 3)
  })

  it('are packed into layers from what the scene rendered', async () => {
    const to = join(folder, 'layers')
    await mkdir(to)
    await writeFile(join(to, 'horizons.json'), JSON.stringify({ suv: { rear: 0.3 } }))
    expect(await runStep('pack.ts', '--from', rendered, '--to', to)).toMatch(/^suv: 1 views, /)
    expect((await readdir(join(to, 'suv'))).toSorted()).toEqual([
      'front-left.base.webp',
      'front-left.cover.webp',
      'front-left.paint.webp',
    ])
    const horizons = JSON.parse(await readFile(join(to, 'horizons.json'), 'utf8'))
    expect(horizons).toEqual({ suv: { 'front-left': 0.4, rear: 0.3 } })
  })

  it('are packed into the faces of a body, with the places where they are laid', async () => {
    const [from, to] = [join(folder, 'faces'), join(folder, 'faced')]
    await mkdir(join(from, 'suv/b'), { recursive: true })
    await mkdir(to)
    for (const layer of ['base', 'paint'] as const)
      await render(join(from, `suv/b/front.${layer}.png`), layer === 'base' ? 4 : 3)
    await writeFile(join(from, 'suv/b/front.json'), JSON.stringify({ box: [8, 16, 20, 24] }))
    await writeFile(join(from, 'suv/b/wheel.json'), JSON.stringify({ box: null }))
    const places = { sedan: { c: { front: [0, 0, 8, 8] } }, suv: { b: { wheel: [0, 8, 8, 8] } } }
    await writeFile(join(to, 'faces.json'), JSON.stringify(places))
    expect(await runStep('pack.ts', '--from', from, '--to', to)).toMatch(
      /^suv, other faces: 1 views, /,
    )
    expect((await readdir(join(to, 'suv'))).toSorted()).toEqual([
      'front.b.base.webp',
      'front.b.paint.webp',
    ])
    expect(JSON.parse(await readFile(join(to, 'faces.json'), 'utf8'))).toEqual({
      sedan: { c: { front: [0, 0, 8, 8] } },
      suv: { b: { front: [8, 16, 12, 8], wheel: [0, 8, 8, 8] } },
    })
  })

  it('are packed into interiors from what the scene rendered', async () => {
    const to = join(folder, 'interiors')
    await runStep('pack-panoramas.ts', '--from', join(rendered, 'panoramas'), '--to', to)
    expect(await sharp(join(to, 'pale.webp')).metadata()).toMatchObject({ width: 12, height: 8 })
  })

  it('become a film for the bodies that are named', async () => {
    const to = join(folder, 'films')
    expect(await runStep('film-walkarounds.ts', '--bodies', 'none', '--to', to)).toBe('')
    expect(await readdir(to)).toEqual([])
  })
})

const list = async (path: string, ending: string) =>
  (await readdir(join(home, path), { recursive: true })).filter((name) => name.endsWith(ending))

describe('the scene', () => {
  it('finds every module it imports', async () => {
    const files = await list('scene', '.py')
    const modules = new Set(files.map((file) => basename(file, '.py')))
    // What Python and Blender bring.
    const given = new Set(
      'argparse bmesh bpy bpy_extras importlib json math mathutils numpy os shutil struct sys tempfile time zlib'.split(
        ' ',
      ),
    )
    const missing: string[] = []
    for (const file of files) {
      const text = await readFile(join(home, 'scene', file), 'utf8')
      const imported = [...text.matchAll(/^\s*(?:import|from) ([a-z_]+)/gm)].map(
        ([, name]) => name!,
      )
      missing.push(...imported.filter((name) => !modules.has(name) && !given.has(name)))
    }
    expect(files.length).toBeGreaterThan(30)
    expect(missing).toEqual([])
  })

  it('has a module for every body of a vehicle', async () => {
    const modules = (await list('scene/bodies', '.py')).map((file) => basename(file, '.py'))
    const { bodyKeys } = await import('./vehicle-picture.ts')
    expect(
      bodyKeys.map((body) => body.replaceAll('-', '_')).filter((body) => !modules.includes(body)),
    ).toEqual([])
  })
})

describe('commands of the demo', () => {
  it('name scripts that are there', async () => {
    const texts = await Promise.all(
      ['README.md', 'scene/README.md', 'scene/queue.sh', 'src/pictures/README.md'].map((file) =>
        readFile(join(home, file), 'utf8'),
      ),
    )
    const named = texts.flatMap((text) => [
      ...[...text.matchAll(/--python "?(?:\$here\/)?([a-z-]+\.py)/g)].map(
        ([, name]) => `scene/${name}`,
      ),
      ...[...text.matchAll(/node packages\/demo\/(\S+\.ts)/g)].map(([, path]) => path!),
    ])
    const there = new Set([
      ...(await list('scene', '.py')).map((file) => `scene/${file}`),
      ...(await list('src', '.ts')).map((file) => `src/${file}`),
    ])
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((path) => !there.has(path))).toEqual([])
  })

  it('reach files beside them that are there', async () => {
    const missing: string[] = []
    for (const file of await list('src', '.ts')) {
      const text = await readFile(join(home, 'src', file), 'utf8')
      for (const [, path] of text.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)) {
        const url = new URL(path!, new URL(`file://${home}src/${file}`))
        await readdir(url)
          .catch(() => readFile(url))
          .catch(() => missing.push(`${file}: ${path}`))
      }
    }
    expect(missing).toEqual([])
  })
})
