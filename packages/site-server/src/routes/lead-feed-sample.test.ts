import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { signWebhook, verifyWebhookSignature } from '@forecourt/feature-leads/model'
import { afterEach, describe, expect, it, vi } from 'vitest'

/* sample of docs/leads.md */
/** Stores leads and cursor together, in one transaction. */
type Store = (page: { leads: { id: string }[]; cursor: string }) => Promise<void>

/** Reads every lead since the last run; `cursor` is what was stored then, null at first. */
async function readNewLeads(origin: string, secret: string, cursor: string | null, store: Store) {
  let next = cursor
  let hasMore = true
  while (hasMore) {
    const query = new URLSearchParams({ limit: '200', ...(next !== null && { cursor: next }) })
    const path = `/api/dealer/leads?${query}`
    const atSeconds = Math.floor(Date.now() / 1000)
    const signature = await signWebhook({ secret, body: `GET ${path}`, atSeconds })
    const answer = await fetch(origin + path, { headers: { 'x-forecourt-signature': signature } })
    if (!answer.ok) throw new Error(`The leads were not given: ${await answer.text()}`)
    const { leads, next_cursor, has_more } = await answer.json()
    await store({ leads, cursor: next_cursor })
    next = next_cursor
    hasMore = has_more
  }
}
/* end of the sample */

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

describe('sample of docs/leads.md', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the code that is compiled and run here', () => {
    const own = textOf('./lead-feed-sample.test.ts')
    const code = own.split('/* sample of docs/leads.md */\n')[1]?.split('/* end of')[0] ?? ''
    expect(code.length).toBeGreaterThan(500)
    // A test exports nothing.
    const page = textOf('../../../../docs/leads.md').replaceAll('\nexport ', '\n')
    expect(page).toContain(code)
  })

  it('reads page after page with a signature of each, and stores each with its cursor', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const { pathname, search } = new URL(url)
      const isGenuine = await verifyWebhookSignature({
        secret: 'secret',
        body: `GET ${pathname}${search}`,
        header: new Headers(init.headers).get('x-forecourt-signature'),
        nowSeconds: Date.now() / 1000,
      })
      if (!isGenuine) return Response.json({ error: 'The signature' }, { status: 401 })
      asked.push(search)
      const page = asked.length
      return Response.json({
        leads: [{ id: `lead-${page}` }],
        next_cursor: `c${page}`,
        has_more: page < 3,
      })
    })
    const stored: object[] = []
    const store: Store = async (page) => void stored.push(page)
    await readNewLeads('https://www.harbour.example', 'secret', null, store)
    expect(asked).toEqual(['?limit=200', '?limit=200&cursor=c1', '?limit=200&cursor=c2'])
    expect(stored).toEqual(
      [1, 2, 3].map((n) => ({ leads: [{ id: `lead-${n}` }], cursor: `c${n}` })),
    )
    await expect(readNewLeads('https://a.example', 'other', 'c3', store)).rejects.toThrow(
      'The leads were not given: {"error":"The signature"}',
    )
  })
})
