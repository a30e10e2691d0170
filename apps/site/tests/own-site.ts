import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIResponse, expect, request } from '@playwright/test'
import type { Asking } from './journey.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** One line of the server's log. */
export interface LogLine {
  level: string
  message: string
  [field: string]: unknown
}

/** A server of its own with one dealer of the demonstration. */
export interface OwnSite {
  /** Address of a path, for a browser. */
  on(path: string): string
  /** One request without a browser; it waits for at most 15 s and follows no redirect. */
  ask(path: string, asking?: Asking): Promise<APIResponse>
  /** Warnings and errors since the last call, and whatever else was printed as one. */
  complaints(): LogLine[]
  /** Folder of its database. */
  database: string
  close(): Promise<void>
}

interface OwnSiteOptions {
  dealer: string
  port: number
  /** Changes the dealer's tenant file. */
  change: (tenant: Record<string, unknown>) => Record<string, unknown>
  /** What the server's environment holds besides. */
  env: Record<string, string>
  /** Modules loaded before the server. */
  preload: string
}

const readLine = (line: string): LogLine =>
  line.startsWith('{') ? (JSON.parse(line) as LogLine) : { level: 'printed', message: line }

function layTenant(data: string, { dealer, change }: OwnSiteOptions): string {
  const folder = join(data, 'tenants')
  mkdirSync(folder, { recursive: true })
  const file = readFileSync(join(root, `apps/site/tenants/${dealer}.json`), 'utf8')
  const tenant = change(JSON.parse(file) as Record<string, unknown>)
  writeFileSync(join(folder, `${dealer}.json`), JSON.stringify(tenant))
  return folder
}

/** Starts a built server for one dealer; resolves once it answers. */
export async function startOwnSite(options: OwnSiteOptions): Promise<OwnSite> {
  const { dealer, port, env, preload } = options
  const data = mkdtempSync(join(tmpdir(), 'forecourt-faults-'))
  const server = spawn(
    process.execPath,
    ['--import', preload, join(root, 'apps/site/dist/server/index.mjs')],
    {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PORT: String(port),
        FORECOURT_DATA: data,
        FORECOURT_TENANTS: layTenant(data, options),
        FORECOURT_DEMO_STOCK: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let log = ''
  for (const output of [server.stdout, server.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const client = await request.newContext({ timeout: 15_000 })
  const ask: OwnSite['ask'] = (path, { headers, ...asking } = {}) =>
    client.fetch(`http://127.0.0.1:${port}${path}`, {
      ...asking,
      headers: { host: `${dealer}.localhost:${port}`, ...headers },
      maxRedirects: 0,
    })
  const close = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await client.dispose()
    rmSync(data, { recursive: true, force: true })
  }
  const ready = async () => (await ask('/readyz').catch(() => null))?.status()
  try {
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
  } catch (error) {
    await close()
    throw error
  }
  return {
    on: (path) => `http://${dealer}.localhost:${port}${path}`,
    ask,
    database: join(data, 'postgres'),
    complaints() {
      const lines = log.split('\n').filter(Boolean)
      log = ''
      return lines.map(readLine).filter(({ level }) => level !== 'info')
    },
    close,
  }
}
