import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import {
  createPostgresLeadStore,
  createPostgresMailOutbox,
} from '@forecourt/feature-leads/adapters/postgres'
import { aLeadEntry } from '@forecourt/feature-leads/testing'
import { anExampleFile } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../process/env.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'lead-digest-'))
const now = new Date('2026-11-20T00:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  mkdirSync(join(folder, 'tenants'))
  const digest = { recipients: [{ to: 'boss@example.com' }] }
  for (const tenant of [
    { ...anExampleFile, delivery: { digest } },
    { ...anExampleFile, id: 'silent', domains: ['silent.localhost'] },
  ])
    writeFileSync(join(folder, `tenants/${tenant.id}.json`), JSON.stringify(tenant))
  database = await createTestDatabase()
  const store = createPostgresLeadStore(database)
  for (const site of ['example', 'silent'])
    await store.accept(
      site,
      aLeadEntry(['crm'], {
        received_at: '2026-11-18T23:05:00.000Z',
        payload: { name: 'Maya', last_name: 'Digest', category: 'General Enquiry' },
      }),
    )
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

async function run(words: string) {
  const printed: string[] = []
  const code = await runCommandLine(words.split(' '), {
    commands,
    env: readEnv({ DATABASE_URL: database.url, FORECOURT_TENANTS: join(folder, 'tenants') }),
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    now: () => now,
  })
  return { code, output: printed.join('\n') }
}
const waiting = () => createPostgresMailOutbox(database).count()

describe('forecourt leads digest', () => {
  it('prints the email of today, and of another day', async () => {
    const { code, output } = await run('leads digest --site example')
    expect(code).toBe(0)
    expect(output).toContain('To: boss@example.com\nSubject: 1 lead on Thursday 19 November\n')
    expect(output).toContain('9:05 am, Maya Digest: General Enquiry. On its way to crm.')
    const same = await run('leads digest --site example --date 2026-11-20')
    expect(same.output).toBe(output)
    expect(await waiting()).toBe(0)
  })

  it('hands it to the mail server when it is told, as often as it is told', async () => {
    for (const count of [1, 2]) {
      const { code, output } = await run('leads digest --site example --send')
      expect([code, output]).toEqual([
        0,
        'Waits for the mail server: “1 lead on Thursday 19 November” to boss@example.com',
      ])
      expect(await waiting()).toBe(count)
    }
  })

  it.each(['--site example --date 2026-11-19', '--site silent', '--site silent --send'])(
    'says so when there is nothing to send: %s',
    async (options) => {
      expect(await run(`leads digest ${options}`)).toEqual({
        code: 2,
        output: 'Nothing to send: no recipient, or nothing to tell of that day.',
      })
    },
  )

  it('refuses a day that is none, and a site nobody named', async () => {
    const wrong = await run('leads digest --site example --date 20/11/2026')
    expect(wrong.code).toBe(1)
    expect(wrong.output).toContain('--date is a day such as 2026-11-20.')
    expect((await run('leads digest')).output).toContain('--site is missing.')
  })
})
