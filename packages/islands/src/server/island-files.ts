interface BuiltFile {
  file: string
  imports?: string[]
}

/** What the build wrote about its files, by source path; absent while developing, when nothing is built. */
export type AssetsManifest = Record<string, BuiltFile>

function withImports(manifest: AssetsManifest, key: string, files: Set<string>): Set<string> {
  const entry = manifest[key]
  if (!entry || files.has(entry.file)) return files
  files.add(entry.file)
  for (const imported of entry.imports ?? []) withImports(manifest, imported, files)
  return files
}

const known = new Map<string, string>()

/** Addresses of the files an island's code is in, separated by spaces; empty while developing. */
export function islandFiles(name: string, manifest: AssetsManifest | undefined): string {
  if (!manifest) return ''
  const cached = known.get(name)
  if (cached !== undefined) return cached
  const key = Object.keys(manifest).find((path) => path.startsWith(`islands/${name}.client.`))
  const files = key
    ? [...withImports(manifest, key, new Set())].map((file) => `/${file}`).join(' ')
    : ''
  known.set(name, files)
  return files
}
