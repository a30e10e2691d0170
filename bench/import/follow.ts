import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@forecourt/database'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { serveSite } from '../../scripts/serve-site.mjs'
import { writeBenchFeed } from './bench-feed.ts'

const project = new URL('../../', import.meta.url).pathname
const port = 4183

/** Answers before the measured ones, so that the server's code is compiled. */
const WARM_UP = 300

/** Pause of a visitor: more searches than one dealer has, and not all the processor there is. */
const BETWEEN_SEARCHES_MS = 10

/** Bars of a change of 17,000 cars. Source: `D-117` */
const bars = { behindSeconds: 2, longestAnswerMs: 100 }

async function importFeed(path: string, data: string): Promise<void> {
  const forecourt = ['--conditions=@forecourt/source', 'apps/site/forecourt.ts']
  const order = ['stock', 'import', '--site', 'harbour', '--format', 'au-ftp-csv', '--force', path]
  const child = spawn('node', [...forecourt, ...order], {
    cwd: project,
    env: { ...process.env, FORECOURT_DATA: data },
    stdio: 'ignore',
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`[bench] the import ended with ${code}`)
}

function report(changed: number, times: readonly number[], behindSeconds: number): boolean {
  const longest = Math.max(...times)
  const usual = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
  console.log(
    `search follows        ${changed} changed cars ${behindSeconds.toFixed(2)} s after the commit (bar ${bars.behindSeconds} s); ` +
      `longest of ${times.length} answers ${longest.toFixed(0)} ms (bar ${bars.longestAnswerMs} ms), usually ${usual.toFixed(1)} ms`,
  )
  return behindSeconds <= bars.behindSeconds && longest <= bars.longestAnswerMs
}

/** A search as the page sends one, of cars from a price on; each is another, so that none is remembered. */
async function search(leastPrice: number): Promise<{ nbHits: number; ms: number }> {
  const startedMs = performance.now()
  const params = {
    facets: ['make', 'model', 'body_type'],
    numericFilters: [`price>=${leastPrice}`],
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api/search/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'x-forwarded-host': 'harbour.localhost',
      'x-algolia-application-id': 'harbour',
      'x-algolia-api-key': 'public',
    },
    body: JSON.stringify({ requests: [{ indexName: 'cars', ...params }] }),
  })
  if (!answer.ok) throw new Error(`[bench] a search answered ${answer.status}`)
  const { results } = (await answer.json()) as { results: [{ nbHits: number }] }
  return { nbHits: results[0].nbHits, ms: performance.now() - startedMs }
}

/** Answers of one search after another, each for at most the first price, until one finds as many cars as expected. */
async function searchUntil(expected: number, firstPrice: number): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; ; asked += 1) {
    const { nbHits, ms } = await search(firstPrice - (asked % 1000) / 1000)
    times.push(ms)
    if (nbHits >= expected) return times
    await delay(BETWEEN_SEARCHES_MS)
  }
}

/**
 * Changes the price of most cars while the built server answers searches, and says how long after the commit
 * a search finds the last of them, and how long the longest answer took from the beginning of the import.
 * @returns false when a bar is missed
 */
export async function measureFollowing(changed: number): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-follow-'))
  const site = await serveSite({
    port,
    directory: data,
    env: {
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      FORECOURT_SEARCH_CALLS_PER_SECOND: '1000000',
      FORECOURT_SEARCH_CALLS_AT_ONCE: '1000000',
      FORECOURT_DEMO_STOCK: '0',
    },
  })
  const database = await openDatabase({ directory: join(data, 'postgres') })
  const dear = 900_000
  const feed = (name: string, price: (at: number) => number) =>
    writeBenchFeed(join(data, name), Math.round(changed / 0.85), price)
  try {
    let committedMs = 0
    await importFeed(
      feed('first.csv', (at) => 20_000 + at),
      data,
    )
    await searchUntil(1, 20_000)
    for (let asked = 0; asked < WARM_UP; asked += 1) await search(20_000 + asked / 1000)
    const stop = await createPostgresStockStore(database).watchStock(() => {
      committedMs ||= performance.now()
    })
    const next = feed('next.csv', (at) => (at < changed ? dear + at : 20_000 + at))
    const [times] = await Promise.all([searchUntil(changed, dear), importFeed(next, data)])
    const behindSeconds = (performance.now() - committedMs) / 1000
    await stop()
    return report(changed, times, behindSeconds)
  } finally {
    await database.close()
    await site.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
