/** A service that knows which cars are similar. */
export interface HttpSimilarIdsOptions {
  /** Address the path begins with, without a slash at the end: `https://api.example/v1`; `/api` on a site of ours. */
  api: string
  fetch: typeof fetch
  /** Default 2000. */
  timeoutMs?: number
}

/**
 * Asks `GET {api}/cars/{slug}/similar.json` for `{"ids": [number]}`, most similar first. Whatever
 * else comes back, or does not come in time, counts as no ids.
 * @returns a port of `loadSimilarCars`
 * Source: `API-014`, `D-33`
 */
export function createHttpSimilarIds({
  api,
  fetch: send,
  timeoutMs = 2000,
}: HttpSimilarIdsOptions): (slug: string) => Promise<readonly number[]> {
  return async (slug) => {
    try {
      const response = await send(`${api}/cars/${encodeURIComponent(slug)}/similar.json`, {
        signal: AbortSignal.timeout(timeoutMs),
      })
      return response.ok ? idsIn(await response.json()) : []
    } catch {
      return []
    }
  }
}

function idsIn(body: unknown): number[] {
  const ids = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : null
  return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : []
}
