#!/usr/bin/env node
// Writes the one sheet of an app that shows parts of several packages, in Panda's own order.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { placeLayers } from './place-layers.mjs'

const usage = `forecourt-styles <package or panda.buildinfo.json> … --out <file>

Writes one sheet for the packages an app uses, such as
  forecourt-styles feature-search feature-vdp --out src/forecourt.css
It needs @pandacss/dev, @forecourt/tokens and @forecourt/ui beside them.`

/** Whether a name is that of a build info of Panda's, and not of a package. */
const isFile = (name) => name.endsWith('.json')

const app = createRequire(join(process.cwd(), 'package.json'))

/** A fault of the call, to be said in a sentence. */
class UsageError extends Error {}

/** The file of an entry, as the app has it. */
function resolveEntry(entry) {
  try {
    return app.resolve(entry).replaceAll('\\', '/')
  } catch {
    const name = entry.split('/').slice(0, 2).join('/')
    throw new UsageError(`${name} is not installed, or has no ${entry.slice(name.length + 1)}.`)
  }
}

/** Path of the styles a package has told Panda of. */
const findBuildInfo = (name) =>
  isFile(name)
    ? resolve(name).replaceAll('\\', '/')
    : resolveEntry(`@forecourt/${name}/panda.buildinfo.json`)

/** Path of Panda's command. */
function findPanda() {
  const manifest = resolveEntry('@pandacss/dev/package.json')
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.panda)
}

/** Configuration that takes the styles of all packages at once, and no file of the app. */
function writeConfig(folder, packages) {
  const config = {
    eject: true,
    layers: JSON.parse(readFileSync(new URL('./layers.json', import.meta.url), 'utf8')),
    staticCss: { recipes: '*' },
    include: packages.map(findBuildInfo),
    outdir: join(folder, 'panda'),
  }
  const presets = ['tokens', 'ui'].map((name) => resolveEntry(`@forecourt/${name}/preset`))
  const file = join(folder, 'panda.config.mjs')
  writeFileSync(
    file,
    `import { sharedPagePreset as tokens, surfaceScope } from ${JSON.stringify(presets[0])}
import { preset as ui } from ${JSON.stringify(presets[1])}
const presets = ['@pandacss/preset-base', tokens, ui]
export default { ...${JSON.stringify(config)}, preflight: { scope: surfaceScope }, presets }
`,
  )
  return file
}

function writeSheet(packages, out) {
  const panda = findPanda()
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-styles-'))
  try {
    const config = writeConfig(folder, packages)
    const args = [panda, 'cssgen', '--config', config, '--outfile', out, '--minify', '--silent']
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (status !== 0) throw new UsageError('Panda could not write the sheet.')
    writeFileSync(out, placeLayers(readFileSync(out, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  })
  if (!values.out || positionals.length === 0) throw new UsageError(usage)
  const names = positionals.map((name) => name.replace('@forecourt/', ''))
  writeSheet([...new Set(['ui', ...names])].sort(), resolve(values.out))
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error)
  process.exitCode = 1
}
