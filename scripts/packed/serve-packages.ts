import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import type { PackedPackage } from './check-package.mjs'

/** A registry on this machine. */
export interface PackageRegistry {
  /** Address for `npm --registry`. */
  url: string
  close(): void
}

function describeRelease({ manifest, tarball }: PackedPackage, origin: string) {
  const { name, version } = manifest
  const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  const dist = { tarball: `${origin}/-/${basename(tarball)}`, integrity: `sha512-${hash}` }
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
  }
}

/**
 * Serves packed packages as if they were released; asked for any other, it sends npm on.
 * @param upstream registry of the others
 */
export async function servePackages(
  packed: readonly PackedPackage[],
  upstream: string,
): Promise<PackageRegistry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const origin = `http://${request.headers.host}`
    const asked = packed.find(({ manifest }) => manifest.name === path)
    const file = packed.find(({ tarball }) => path === `-/${basename(tarball)}`)
    if (asked) response.end(JSON.stringify(describeRelease(asked, origin)))
    else if (file) response.end(readFileSync(file.tarball))
    else response.writeHead(302, { location: new URL(request.url ?? '', upstream).href }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
