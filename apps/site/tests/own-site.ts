import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { type APIResponse, expect, request } from '@playwright/test'
import { readDealer, root, writeDealer } from './dealer-file.ts'
import type { Asking } from './journey.ts'

/** One line of the server's log. */
export interface LogLine {
  level: string
  message: string
  [field: string]: unknown
}

interface OwnAsking extends Asking {
  /** How long the answer is waited for, in milliseconds. Default 15,000. */
  timeoutMs?: number
}

/** A server of its own with one dealer of the demonstration, at a port the system chose. */
export interface OwnSite {
  /** Its process. */
  server: ChildProcess
  port: number
  /** The dealer's host with the port. */
  host: string
  /** Address of a path, for a browser. */
  on(path: string): string
  /** One request without a browser; it follows no redirect. */
  ask(path: string, asking?: OwnAsking): Promise<APIResponse>
  /** Everything it logged so far. */
  lines(): LogLine[]
  /** Warnings and errors since the last call, and whatever else was printed as one. */
  complaints(): Promise<LogLine[]>
  /** Folder of everything it writes. */
  data: string
  /** Folder of its database. */
  database: string
  close(): Promise<void>
}

interface OwnSiteOptions {
  dealer: string
  /** Changes the dealer's tenant file. */
  change: (tenant: SiteInput) => SiteInput
  /** Content the server's environment holds besides. */
  env: Record<string, string>
  /** Modules loaded before the server. Default none. */
  preload?: string
}

const readLine = (line: string): LogLine =>
  line.startsWith('{') ? (JSON.parse(line) as LogLine) : { level: 'printed', message: line }

const readyLine = /^Forecourt is ready: http:\/\/\S+:(\d+)/m

function spawnServer(data: string, { dealer, change, env, preload }: OwnSiteOptions) {
  writeDealer(change(readDealer(dealer)), data)
  cpSync(join(root, 'packages/demo/tenants/assets'), join(data, 'tenants/assets'), {
    recursive: true,
  })
  const before = preload ? ['--import', preload] : []
  return spawn(process.execPath, [...before, join(root, 'apps/site/dist/server/index.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      FORECOURT_DATA: data,
      FORECOURT_TENANTS: join(data, 'tenants'),
      FORECOURT_DEMO_STOCK: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Whole lines a process prints; what one stream has begun to say is never cut by the other. */
function recordLog({ stdout, stderr }: ReturnType<typeof spawnServer>) {
  let lines = ''
  for (const output of [stdout, stderr]) {
    let begun = ''
    output.setEncoding('utf8').on('data', (part: string) => {
      begun += part
      const end = begun.lastIndexOf('\n') + 1
      lines += begun.slice(0, end)
      begun = begun.slice(end)
    })
  }
  return () => lines
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

/** Starts a built server for one dealer; resolves once it answers. */
export async function startOwnSite(options: OwnSiteOptions): Promise<OwnSite> {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-own-'))
  const server = spawnServer(data, options)
  const log = recordLog(server)
  const lines = () => log().split('\n').filter(Boolean).map(readLine)
  const client = await request.newContext()
  const close = async () => {
    await end(server)
    await client.dispose()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await expect.poll(log, { timeout: 90_000 }).toMatch(readyLine)
  } catch (error) {
    await close()
    throw error
  }
  const port = Number(readyLine.exec(log())?.[1])
  const host = `${options.dealer}.localhost:${port}`
  const ask: OwnSite['ask'] = (path, { headers, timeoutMs: timeout = 15_000, ...asking } = {}) =>
    client.fetch(`http://127.0.0.1:${port}${path}`, {
      ...asking,
      timeout,
      headers: { host, ...headers },
      maxRedirects: 0,
    })
  let heard = lines().length
  /** Waits until everything logged so far has come through the pipe, by a request whose line is the last. */
  const hearAll = async () => {
    const path = `/api/nothing-${randomUUID()}`
    await ask(path)
    await expect.poll(() => lines().some((line) => line['path'] === path)).toBe(true)
    const fresh = lines().slice(heard)
    heard += fresh.length
    return fresh
  }
  return {
    server,
    port,
    host,
    on: (path) => `http://${host}${path}`,
    ask,
    lines,
    complaints: async () => (await hearAll()).filter(({ level }) => level !== 'info'),
    data,
    database: join(data, 'postgres'),
    close,
  }
}
