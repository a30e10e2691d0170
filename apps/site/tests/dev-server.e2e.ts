import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from './journey.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** The development server with a data folder of its own, an empty stock and a port the system chose. */
function startDevServer(data: string) {
  return spawn('vike', ['dev', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, FORECOURT_DATA: data, FORECOURT_DEMO_STOCK: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The port the server says it listens at. */
async function findPort({ stdout }: ReturnType<typeof startDevServer>): Promise<number> {
  let printed = ''
  stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += stripVTControlCharacters(part)
  })
  const address = /http:\/\/[^/:]+:(\d+)/
  await expect.poll(() => printed, { timeout: 90_000 }).toMatch(address)
  return Number(address.exec(printed)?.[1])
}

async function stop(server: ChildProcess) {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

test('the development server shows pages whole, and anew on every request', async ({ request }) => {
  // It transforms every module when first asked: each of three waits may take 90 s.
  test.setTimeout(300_000)
  const data = await mkdtemp(join(tmpdir(), 'forecourt-dev-'))
  const server = startDevServer(data)
  try {
    const port = await findPort(server)
    const read = (path: string) =>
      request.get(`http://localhost:${port}${path}`, {
        headers: { host: `harbour.localhost:${port}` },
        timeout: 90_000,
      })
    await expect
      .poll(async () => (await read('/readyz').catch(() => null))?.status(), { timeout: 90_000 })
      .toBe(200)
    const page = await read('/search')
    expect(page.status()).toBe(200)
    const html = await page.text()
    expect(html).toMatch(/<h1[^>]*>No Cars Found/)
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
