import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { algoliasearch } from 'algoliasearch'
import { afterAll, describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'forecourt-search-'))
const running: ChildProcess[] = []

function writeText(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function spawnCli(...args: string[]) {
  const { PATH } = process.env
  const child = spawn(process.execPath, [main, ...args], { env: { PATH } })
  running.push(child)
  return child
}

/** Exit code of a command line that ends, and what it says. */
async function runCli(...args: string[]) {
  const child = spawnCli(...args)
  const [[code], out, error] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, out, error }
}

/** Address of a service once it is ready. */
async function startCli(...args: string[]): Promise<{ host: string; stop: () => Promise<number> }> {
  const child = spawnCli('--port', '0', ...args)
  let printed = ''
  for await (const part of child.stdout) {
    printed += part
    const host = /ready: http:\/\/(\S+)\//.exec(printed)?.[1]
    if (!host) continue
    const stop = async () => {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code as number
    }
    return { host, stop }
  }
  throw new Error(`The service ended before it was ready: ${printed}`)
}

const clientOf = (host: string, key: string) =>
  algoliasearch('LOCAL', key, { hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }] })

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

describe('forecourt-search', () => {
  it('serves files to Algolia’s own client, which may write to it', async () => {
    const cars = writeText('cars.jsonl', '{"objectID":"a","make":"Toyota"}\n\n{"make":"Ford"}\n')
    const settings = writeText('settings.json', '{"attributesForFaceting":["make"]}')
    const service = await startCli('--settings', `cars=${settings}`, '--records', `cars=${cars}`)
    const admin = clientOf(service.host, 'admin')
    const found = await clientOf(service.host, 'search').searchSingleIndex({
      indexName: 'cars',
      searchParams: { query: '', facets: ['make'] },
    })
    expect(found.facets).toEqual({ make: { Ford: 1, Toyota: 1 } })
    const { taskID } = await admin.saveObject({ indexName: 'cars', body: { make: 'Mazda' } })
    await admin.waitForTask({ indexName: 'cars', taskID })
    const after = await admin.searchSingleIndex({ indexName: 'cars' })
    expect(after.nbHits).toBe(3)
    expect(await service.stop()).toBe(0)
  })

  it.each([
    ['an unknown option', ['--what'], "Unknown option '--what'"],
    ['a port that is no number', ['--port', 'x'], '--port must be a number from 0 to 65535'],
    ['a port above 65535', ['--port', '65536'], '--port must be a number from 0 to 65535'],
    ['records without a name', ['--records', 'cars.json'], '--records takes NAME=FILE'],
    ['an open address without keys', ['--host', '0.0.0.0'], 'set SEARCH_ADMIN_KEY'],
    ['a file that is missing', ['--records', 'cars=missing.json'], 'missing.json cannot be read'],
  ])('refuses %s with one sentence', async (_, args, sentence) => {
    const { code, error } = await runCli(...args)
    expect(error).toContain(sentence)
    expect(error.trim().split('\n')).toHaveLength(2)
    expect(code).toBe(2)
  })

  it('names the line of a record that cannot be read', async () => {
    const lines = writeText('broken.jsonl', '{"a":1}\n\n{"a":')
    const list = writeText('broken.json', '[{"a":1}, 3]')
    expect((await runCli('--records', `cars=${lines}`)).error).toContain('broken.jsonl, line 3:')
    expect((await runCli('--records', `cars=${list}`)).error).toContain('broken.json, record 2:')
  })

  it.each([
    ['{"ranking":5}', 'Invalid value for "ranking" setting, expected a list of strings'],
    ['{"searchable":["a"]}', 'Unknown setting: searchable'],
    ['[]', 'settings must be a JSON object'],
  ])('refuses the settings %s as a call that sets them', async (content, sentence) => {
    const settings = writeText('wrong.json', content)
    const { code, error } = await runCli('--settings', `cars=${settings}`)
    expect(error).toContain(`wrong.json: ${sentence}`)
    expect(code).toBe(2)
  })

  it('says that a port is in use, and ends with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const { code, error } = await runCli('--port', String(port))
    taken.close()
    expect(error).toContain(`Port ${port} is in use`)
    expect(code).toBe(1)
  })

  it('explains itself', async () => {
    const { code, out } = await runCli('--help')
    expect(out).toContain('Usage: forecourt-search')
    expect(code).toBe(0)
  })
})
