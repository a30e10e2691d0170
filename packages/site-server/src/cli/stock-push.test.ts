import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createSearchService, type SearchService } from '@forecourt/search-engine/http'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../process/env.ts'
import { commands } from './commands.ts'
import { openIndexer } from './open-indexer.ts'
import { runCommandLine } from './run-command-line.ts'

/** Tenant files of the fictional dealers, which these tests read as anybody's. */
const tenants = fileURLToPath(new URL('../../../demo/tenants', import.meta.url))
const INDEX = 'group_cars'
let database: TestDatabase
let folder: string
let server: Server
let service: SearchService
let isAway = false
let secrets: Record<string, string> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'forecourt-push-'))
  service = createSearchService({ keys: [{ key: 'admin', acl: ['admin'] }] })
  server = await listen()
  for (const id of ['ridgeline', 'harbour']) {
    const site = JSON.parse(readFileSync(join(tenants, `${id}.json`), 'utf8'))
    const provider = { type: 'algolia', appId: 'My App', indexName: INDEX, searchKey: 's' }
    const search = { ...site.search, ...(id === 'ridgeline' ? { provider } : {}) }
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ ...site, search }))
  }
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function listen(): Promise<Server> {
  const listening = createServer(async (incoming, outgoing) => {
    if (isAway) {
      outgoing.writeHead(503).end()
      return
    }
    const answer = await service.handle(await toRequest(incoming))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(await answer.text())
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return listening
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return new Request(`http://localhost${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: new Headers(incoming.headers as Record<string, string>),
    body: chunks.length > 0 ? Buffer.concat(chunks) : null,
  })
}

async function run(...args: string[]) {
  const printed: string[] = []
  const code = await runCommandLine(args, {
    commands,
    env: readEnv({
      DATABASE_URL: database.url,
      FORECOURT_TENANTS: folder,
      FORECOURT_DATA: join(folder, 'data'),
    }),
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    now: () => new Date('2026-11-21T00:00:00Z'),
    outside: {
      secret: (name) => secrets[name],
      openIndexer: (provider, adminKey) => {
        const { port } = server.address() as AddressInfo
        return openIndexer({ ...provider, host: `http://127.0.0.1:${port}` }, adminKey)
      },
      pause: () => Promise.resolve(),
    },
  })
  return { code, output: printed.join('\n') }
}

function importCars(...lines: string[]) {
  const path = join(folder, 'feed.csv')
  writeFileSync(path, ['Stock,Make,Model,Badge,Year,Price', ...lines, ''].join('\n'))
  return run('stock', 'import', '--force', '--site', 'ridgeline', '--format', 'au-ftp-csv', path)
}

const stocknumsAtAlgolia = () =>
  service.application.engine
    .allRecords(INDEX)
    .map(({ stocknum }) => String(stocknum))
    .toSorted()

async function stocknumsInDatabase() {
  const stocknums: string[] = []
  await createPostgresStockStore(database).loadStock('ridgeline', (cars) => {
    stocknums.push(...cars.map(({ stocknum }) => String(stocknum)))
  })
  return stocknums.toSorted()
}

describe('forecourt stock import for a site at Algolia', { timeout: 60_000 }, () => {
  it('keeps the stock and says what is missing without a key', async () => {
    const { code, output } = await importCars('R1,Mazda,CX-5,GT,2022,38990')
    expect(code).toBe(3)
    expect(output).toContain('1 added')
    expect(output).toContain('The stock is in the database, but not at the search service:')
    expect(output).toContain('FORECOURT_SEARCH_ADMIN_KEY_RIDGELINE')
    expect(await stocknumsInDatabase()).toEqual(['R1'])
  })

  it('pushes everything the first time, then what has changed', async () => {
    secrets = { FORECOURT_SEARCH_ADMIN_KEY_RIDGELINE: 'admin' }
    const first = await importCars('R1,Mazda,CX-5,GT,2022,38990', 'R2,Kia,Rio,S,2020,19990')
    expect(first.output).toContain(`Index ${INDEX}: everything replaced, 2 cars`)
    expect(first.code).toBe(0)
    expect(stocknumsAtAlgolia()).toEqual(['R1', 'R2'])
    const second = await importCars('R2,Kia,Rio,S,2020,18990', 'R3,Kia,EV9,GT,2024,99990')
    expect(second.output).toContain(`Index ${INDEX}: 2 saved, 1 taken out`)
    expect(stocknumsAtAlgolia()).toEqual(['R2', 'R3'])
    expect(service.application.settingsOf(INDEX)['replicas']).toContain(`${INDEX}_price_asc`)
  })

  it('loses nothing while the service is away, and catches up', async () => {
    isAway = true
    const { code, output } = await importCars('R2,Kia,Rio,S,2020,18990', 'R4,Audi,A3,S,2021,40000')
    expect(code).toBe(3)
    expect(output).toContain('forecourt stock push --site ridgeline')
    expect(await stocknumsInDatabase()).toEqual(['R2', 'R4'])
    expect(stocknumsAtAlgolia()).toEqual(['R2', 'R3'])
    isAway = false
    const next = await importCars('R2,Kia,Rio,S,2020,18990', 'R4,Audi,A3,S,2021,40000')
    expect(next.output).toContain(`Index ${INDEX}: 1 saved, 1 taken out`)
    expect(stocknumsAtAlgolia()).toEqual(['R2', 'R4'])
  })
})

describe('forecourt stock rename for a site at Algolia', { timeout: 60_000 }, () => {
  it('sends the new address', async () => {
    const slugsOf = (stocknum: string) =>
      service.application.engine
        .allRecords(INDEX)
        .flatMap((record) => (record['stocknum'] === stocknum ? [record['slug']] : []))
    const [slug] = slugsOf('R2')
    const { code, output } = await run(
      'stock',
      'rename',
      '--site',
      'ridgeline',
      String(slug),
      'the-red-rio',
    )
    expect(code).toBe(0)
    expect(output).toContain(`Index ${INDEX}: 1 saved, 0 taken out`)
    expect(slugsOf('R2')).toEqual(['the-red-rio'])
  })
})

describe('forecourt stock push', { timeout: 60_000 }, () => {
  it('replaces everything', async () => {
    service.application.engine.remove(INDEX, 'none')
    service.application.write([{ indexName: INDEX, action: { kind: 'clear' } }])
    await service.application.settled()
    const { code, output } = await run('stock', 'push', '--site', 'ridgeline')
    expect({ code, output }).toEqual({
      code: 0,
      output: `Index ${INDEX}: everything replaced, 2 cars`,
    })
    expect(stocknumsAtAlgolia()).toEqual(['R2', 'R4'])
  })

  it('has nothing to do for a site that is searched in the server', async () => {
    const { code, output } = await run('stock', 'push', '--site', 'harbour')
    expect(code).toBe(1)
    expect(output).toContain('Site "harbour" is searched in the server itself')
  })

  it('never prints the key', async () => {
    secrets = { FORECOURT_SEARCH_ADMIN_KEY: 'wrong-secret' }
    const { code, output } = await run('stock', 'push', '--site', 'ridgeline')
    expect(code).toBe(3)
    expect(output).toContain('Invalid Application-ID or API key')
    expect(output).not.toContain('wrong-secret')
  })
})
