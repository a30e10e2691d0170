import type { Manifest } from '../manifests.mjs'

/** A package, by its folder from the root, and the tarball of it. */
interface PackedPackage {
  folder: string
  manifest: Manifest
  tarball: string
}

/** Packs a package into a folder. */
export function packPackage(
  package_: Pick<PackedPackage, 'folder' | 'manifest'>,
  to: string,
): Promise<PackedPackage>

/** Faults that publint and arethetypeswrong find in a tarball. */
export function checkTarball(packed: Pick<PackedPackage, 'manifest' | 'tarball'>): Promise<string[]>
