// Starts the built site for tests and benchmarks, with its own data folder and the demo stock.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ownRoot = fileURLToPath(new URL('..', import.meta.url))

async function waitUntilReady(url, child, timeoutMs) {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the site stopped with code ${child.exitCode} before it was ready`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the site was not ready within ${timeoutMs / 1000} s`)
}

/**
 * @param {{ port?: number, env?: Record<string, string>, directory?: string, output?: 'ignore' | 'inherit', root?: string }} options
 * @returns {Promise<{ port: number, directory: string, pid: number, stop(signal?: NodeJS.Signals): Promise<void> }>}
 */
export async function serveSite({
  port = 4173,
  env = {},
  directory,
  output = 'ignore',
  root = ownRoot,
} = {}) {
  const data = directory ?? mkdtempSync(join(tmpdir(), 'forecourt-site-'))
  const child = spawn('node', ['apps/site/dist/server/index.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      FORECOURT_DATA: data,
      FORECOURT_DEMO_STOCK: '1',
      ...env,
    },
    stdio: ['ignore', output, output === 'ignore' ? 'ignore' : 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await waitUntilReady(`http://localhost:${port}/readyz`, child, 90_000)
  return {
    port,
    directory: data,
    pid: child.pid,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
      if (!directory) rmSync(data, { recursive: true, force: true })
    },
  }
}
