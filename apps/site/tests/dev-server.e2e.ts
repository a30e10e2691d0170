import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const port = 4174
const folder = fileURLToPath(new URL('..', import.meta.url))

/** The development server with a data folder of its own and an empty yard. */
function startDevServer(data: string): ChildProcess {
  return spawn('vike', ['dev', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), FORECOURT_DATA: data, FORECOURT_DEMO_STOCK: '0' },
    stdio: 'ignore',
  })
}

async function stop(server: ChildProcess) {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

test('the development server shows pages whole, and anew on every request', async ({ request }) => {
  test.setTimeout(120_000)
  const data = await mkdtemp(join(tmpdir(), 'forecourt-dev-'))
  const server = startDevServer(data)
  const read = (path: string) =>
    request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `harbour.localhost:${port}` },
    })
  try {
    await expect
      .poll(async () => (await read('/readyz').catch(() => null))?.status(), { timeout: 90_000 })
      .toBe(200)
    const page = await read('/search')
    expect(page.status()).toBe(200)
    const html = await page.text()
    expect(html).toMatch(/<h1[^>]*>Cars for Sale/)
    expect(html).toContain('No Results Available')
    expect(html).not.toMatch(/[\da-f-]{36}:search:(?:html|json)/)
    const renderedAt = (text: string) => Number(/"nowMs":(\d+)/.exec(text)?.[1])
    const again = await (await read('/search')).text()
    expect(renderedAt(again)).toBeGreaterThan(renderedAt(html))
  } finally {
    await stop(server)
    await rm(data, { recursive: true, force: true })
  }
})
