import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listBrokenFiles } from './broken-files.ts'
import { createCommandLine } from './command-line.ts'
import { expect, test } from './journey.ts'
import { type LogLine, type OwnSite, startOwnSite } from './own-site.ts'
import { aDealer, readText } from './rows-dealer.ts'

const dropped = 'dropped'
const neighbour = 'ridgeline'
const broken = listBrokenFiles(dropped, `${neighbour}.localhost`)

let site: OwnSite

/** Puts a file in the place of the dealer's, in one step; null puts one that nobody can read. */
function putFile(folder: string, text: string | null, name = dropped): void {
  const file = join(folder, `${name}.json`)
  const fresh = `${file}.new`
  // A link to itself is not read by anybody, not even by root.
  if (text === null) symlinkSync(`${name}.json`, fresh)
  else writeFileSync(fresh, text)
  renameSync(fresh, file)
}

const tenants = () => join(dirname(site.database), 'tenants')

/** Home page of a dealer of this server. */
async function readHome(id: string): Promise<{ status: number; text: string }> {
  const answer = await site.ask('/', { headers: { host: `${id}.localhost:${site.port}` } })
  return { status: answer.status(), text: readText(await answer.text()) }
}

const isRefusal = ({ message }: LogLine) => message === 'tenant file refused'
const isChange = ({ message }: LogLine) => message === 'tenants changed'
const count = (wanted: (line: LogLine) => boolean) => site.lines().filter(wanted).length

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const change = (tenant: ReturnType<typeof aDealer>) => tenant
  site = await startOwnSite({ dealer: neighbour, change, env: { FORECOURT_DEMO_STOCK: '0' } })
})
test.afterAll(() => site.close())

test('a tenant file dropped in while the server runs is served on its host within 5 s [PLUS-044]', async () => {
  expect((await readHome(dropped)).status).toBe(404)
  putFile(tenants(), JSON.stringify(aDealer(dropped, { name: 'Dropped Motors' })))
  await expect
    .poll(async () => (await readHome(dropped)).text, { timeout: 5000, intervals: [100] })
    .toContain('|Dropped Motors|')
  expect((await readHome(dropped)).status).toBe(200)
})

for (const { fault, text, key, sentence } of broken) {
  test(`a file with ${fault} is refused by its key with a sentence, and nothing else changes [PLUS-045]`, async () => {
    const before = await Promise.all([readHome(dropped), readHome(neighbour)])
    const [refusals, changes] = [count(isRefusal), count(isChange)]
    putFile(tenants(), text)
    await expect.poll(() => count(isRefusal), { timeout: 40_000 }).toBe(refusals + 1)
    expect(site.lines().findLast(isRefusal)).toMatchObject({
      level: 'error',
      file: `${dropped}.json`,
      servesLastGood: true,
      problems: [{ path: key, message: expect.stringContaining(sentence) }],
    })
    expect(await Promise.all([readHome(dropped), readHome(neighbour)])).toEqual(before)
    expect(before.map(({ status }) => status)).toEqual([200, 200])
    expect(count(isChange)).toBe(changes)
  })
}

test('the file that is mended is served again within 5 s [PLUS-044]', async () => {
  putFile(tenants(), JSON.stringify(aDealer(dropped, { name: 'Mended Motors' })))
  await expect
    .poll(async () => (await readHome(dropped)).text, { timeout: 5000, intervals: [100] })
    .toContain('|Mended Motors|')
})

test('tenant lint says the same of each of them, and ends with code 2 [PLUS-046]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-broken-'))
  putFile(
    folder,
    JSON.stringify(aDealer('above', { domains: [`${neighbour}.localhost`] })),
    'above',
  )
  for (const [index, { text }] of broken.entries()) putFile(folder, text, `${dropped}-${index}`)
  const env = { FORECOURT_TENANTS: folder }
  const { status, stdout } = spawnSync(...createCommandLine(['tenant', 'lint'], folder, env))
  rmSync(folder, { recursive: true, force: true })
  expect(status).toBe(2)
  for (const [index, { sentence }] of broken.entries()) {
    const [, said] = stdout.split(`${dropped}-${index}.json:`)
    expect(said?.split('.json:')[0]).toContain(`error: ${sentence}`)
  }
  expect(stdout).toContain('above.json: in order')
})
