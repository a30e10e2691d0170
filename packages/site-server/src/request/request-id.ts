import { randomBytes } from 'node:crypto'

/** Ids of requests, `k3v9x2ab-1f`: a process has its own beginning, so that no other's are the same. */
export function createRequestIds(beginning = randomBytes(6).toString('base64url')): () => string {
  let count = 0
  return () => `${beginning}-${((count += 1)).toString(36)}`
}
