/** Parts of a manifest that tests read. */
export interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Every package that is published: its folder and its manifest. */
export function readManifests(): { folder: string; manifest: Manifest }[]
