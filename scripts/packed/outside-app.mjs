// An app outside the workspace that has installed the packed packages: each package sees what its own
// manifest declares and nothing else, so what it forgot to declare is missing here as it is for a partner.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const isOurs = (name) => name.startsWith('@forecourt/')

/** Names a package may import; peers it can do without as the third argument says. */
function namesDeclaredBy(manifest, withOptionalPeers) {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const peers = Object.keys(peerDependencies).filter(
    (name) => withOptionalPeers || !peerDependenciesMeta[name]?.optional,
  )
  return [...new Set([...Object.keys(dependencies), ...peers])]
}

/** Folder of a library as Node finds it from another; null where this platform lacks it. */
function findLibrary(name, from) {
  for (let folder = from; folder.startsWith(resolve(root)); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return null
}

/** Libraries and all they ask for in turn, as folders of the project. */
function findLibraries(names) {
  const found = new Set()
  const visit = (folder) => {
    if (folder === null || found.has(folder)) return
    found.add(folder)
    const manifest = readManifest(folder)
    const wanted = [
      ...namesDeclaredBy(manifest, false),
      ...Object.keys(manifest.optionalDependencies ?? {}),
    ]
    for (const name of wanted) visit(findLibrary(name, folder))
  }
  for (const name of names) visit(findLibrary(name, resolve(root)))
  return [...found]
}

/** Puts a file in a second place; a copy where the two places are on different disks. */
function placeFile(source, target) {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** Copies a folder without the libraries below it. */
function copyFolder(source, target) {
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isFile()) placeFile(from, to)
    else if (entry.isDirectory() && entry.name !== 'node_modules') copyFolder(from, to)
  }
}

function copyLibraries(names, to) {
  for (const library of findLibraries(names)) copyFolder(library, join(to, relative(root, library)))
}

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'junction')
}

function unpack(tarball, to) {
  mkdirSync(to, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '-C', to, '--strip-components=1'])
  if (status !== 0) throw new Error(`tar: ${stderr}`)
}

/**
 * Makes the app.
 * @param {string} folder an empty folder, outside the workspace
 * @param {{ tarball: string, manifest: any }[]} packed
 * @returns the folder of the app itself, and where it has each package
 */
export function makeOutsideApp(folder, packed) {
  const libraries = join(folder, 'libraries')
  const app = join(folder, 'app')
  const types = ['@types/node', '@types/react', '@types/react-dom']
  const own = ['react', 'react-dom']
  const placeOf = (name) =>
    isOurs(name) ? join(folder, 'packages', name) : join(libraries, 'node_modules', name)
  const declared = packed.map(({ manifest }) => namesDeclaredBy(manifest, true))
  copyLibraries(
    [...new Set([...declared.flat(), ...own, ...types])].filter((name) => !isOurs(name)),
    libraries,
  )
  for (const name of types) link(placeOf(name), join(folder, 'node_modules', name))
  for (const [index, { tarball, manifest }] of packed.entries()) {
    unpack(tarball, placeOf(manifest.name))
    link(placeOf(manifest.name), join(app, 'node_modules', manifest.name))
    for (const name of declared[index])
      link(placeOf(name), join(placeOf(manifest.name), 'node_modules', name))
  }
  for (const name of [...own, '@pandacss/dev']) link(placeOf(name), join(app, 'node_modules', name))
  return { app, placeOf }
}
