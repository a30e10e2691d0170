/** The part of Vite's manifest that is read: files of the build by the path of their source. */
export type AssetsManifest = Readonly<Record<string, { file: string; imports?: string[] }>>

function addWithImports(manifest: AssetsManifest, key: string, files: Set<string>): void {
  const entry = manifest[key]
  if (!entry || files.has(entry.file)) return
  files.add(entry.file)
  for (const imported of entry.imports ?? []) addWithImports(manifest, imported, files)
}

const known = new WeakMap<AssetsManifest, Map<string, readonly string[]>>()

/**
 * Files an island's code is in, each once, relative to the base of the site.
 * @param manifest of the browser's build; its islands' files are named `name.client.*`
 */
export function findIslandFiles(manifest: AssetsManifest, name: string): readonly string[] {
  const ofManifest = known.get(manifest) ?? new Map<string, readonly string[]>()
  known.set(manifest, ofManifest)
  const found = ofManifest.get(name)
  if (found) return found
  const key = Object.keys(manifest).find((path) => path.includes(`/${name}.client.`))
  const files = new Set<string>()
  if (key) addWithImports(manifest, key, files)
  ofManifest.set(name, [...files])
  return [...files]
}

/**
 * The files as `data-island-files` says them: each after a space, without its folder where that is the
 * former file's.
 * @param base address they are below, such as `/`
 */
export function formatIslandFiles(files: readonly string[], base: string): string {
  let former = ''
  return files
    .map((file) => {
      const end = file.lastIndexOf('/') + 1
      const folder = base + file.slice(0, end)
      const isSame = folder === former
      former = folder
      return isSame ? file.slice(end) : base + file
    })
    .join(' ')
}
