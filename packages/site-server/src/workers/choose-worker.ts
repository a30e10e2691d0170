const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * The worker that serves a site. It depends on the site's id and the number of workers alone, so that every
 * process knows it without asking, and a dealer that comes or goes moves no other.
 * @param workers 1 or more
 * @returns a number from 1 to `workers`
 * Source: FNV-1a with the final mix of MurmurHash3; `PLUS-097`
 */
export function chooseWorker(siteId: string, workers: number): number {
  let hash = OFFSET
  for (const byte of Buffer.from(siteId)) hash = Math.imul(hash ^ byte, PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) % workers) + 1
}
