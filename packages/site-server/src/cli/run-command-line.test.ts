import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../process/env.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

const demoTenants = fileURLToPath(new URL('../../../demo/tenants', import.meta.url))

const run = (...args: string[]) => runIn(demoTenants, ...args)

async function runIn(tenants: string, ...args: string[]) {
  const printed: string[] = []
  const failed: string[] = []
  const code = await runCommandLine(args, {
    commands,
    env: readEnv({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      FORECOURT_TENANTS: tenants,
    }),
    print: (text) => printed.push(text),
    printError: (text) => failed.push(text),
    now: () => new Date('2026-11-21T00:00:00Z'),
  })
  return { code, printed: printed.join('\n'), failed: failed.join('\n') }
}

describe('runCommandLine', () => {
  it.each(['', '-h', '--help', 'help'])('lists every command with "%s"', async (words) => {
    const { code, printed } = await run(...words.split(' ').filter(Boolean))
    expect(code).toBe(0)
    for (const { name } of commands) expect(printed).toContain(`  ${name}`)
    for (const { summary } of commands) expect(printed).toContain(summary)
  })

  it.each(commands.map(({ name }) => name))('shows the options of %s', async (name) => {
    for (const help of ['--help', '-h']) {
      const { code, printed } = await run(...name.split(' '), help)
      expect(code).toBe(0)
      expect(printed).toContain(`forecourt ${name} `)
    }
  })

  it.each(['stock', 'stock --help', 'stock -h', 'stock help'])(
    'lists the commands of one thing with "%s"',
    async (words) => {
      const { code, printed, failed } = await run(...words.split(' '))
      expect({ code, failed }).toEqual({ code: 0, failed: '' })
      expect(printed).toContain('  stock import')
      expect(printed).not.toContain('leads')
    },
  )

  it('names a command it does not have', async () => {
    const { code, failed } = await run('stock', 'export')
    expect(code).toBe(1)
    expect(failed).toContain('There is no command "stock export".')
    expect(failed).toContain('  stock import')
  })

  it('names the files that are no site because of what is wrong in them [D-81]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'))
    expect((await runIn(folder, 'tenant', 'lint')).printed).toContain(
      `There is no tenant file in ${folder}.`,
    )
    writeFileSync(join(folder, 'hill.json'), '{ "id": ')
    const { code, failed } = await runIn(folder, 'stock', 'list', '--site', 'hill')
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(failed).toContain(
      'There is no site "hill"; known sites: none. Refused: hill.json; forecourt tenant lint says why.',
    )
  })

  it.each([
    [
      'stock import --site nowhere --format au-ftp-csv x.csv',
      'There is no site "nowhere"; known sites: ',
    ],
    [
      'stock import --site ridgeline --format fax x.csv',
      'There is no format "fax"; known: au-ftp-csv',
    ],
    ['stock import --format au-ftp-csv x.csv', '--site is missing.'],
    ['stock import --site ridgeline x.csv', '--format is missing.'],
    ['stock import --speed 9', "Unknown option '--speed'"],
    ['stock rename --site ridgeline old', 'NEW-SLUG is missing.'],
    ['stock rename --site ridgeline old New!', '"New!" is not a slug.'],
    [
      'leads list --site ridgeline --delivery lost',
      '--delivery is one of pending, delivered, dead, withheld.',
    ],
    ['leads list --site ridgeline --limit none', '--limit is a number above 0.'],
    ['leads show --site ridgeline', 'LEAD is missing.'],
    ['leads resend --site ridgeline', 'LEAD is missing.'],
  ])('explains what is wrong with "%s"', async (words, message) => {
    const args = words.split(' ')
    const { code, failed } = await run(...args)
    expect(code).toBe(1)
    expect(failed).toContain(message)
    expect(failed).toContain(`forecourt ${args.slice(0, 2).join(' ')} `)
  })
})

const inFolder = async (act: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'))
  await act(folder).finally(() => rmSync(folder, { recursive: true }))
}

describe('forecourt tenant lint', () => {
  it('finds every dealer in order', async () => {
    const dealers = ['aurelia', 'caravans', 'harbour', 'ironbark', 'ridgeline']
    const { code, printed } = await run('tenant', 'lint')
    const lines = printed.split('\n')
    expect(code).toBe(0)
    expect(lines.slice(0, -1)).toEqual(dealers.map((dealer) => `${dealer}.json: in order`))
    expect(lines.at(-1)).toMatch(
      /^stock: not checked\. The database at 127\.0\.0\.1:1 does not answer/,
    )
  })

  it('tells of a payment processor that is not there [D-124]', () =>
    inFolder(async (folder) => {
      const reserve = { paymentProcessors: ['stripe'] }
      const dealer = { id: 'hill', name: 'Hill', domains: ['hill.localhost'], reserve }
      writeFileSync(join(folder, 'hill.json'), JSON.stringify(dealer))
      const { code, printed } = await runIn(folder, 'tenant', 'lint')
      expect(code).toBe(0)
      expect(printed).toContain(
        'payments of hill:\n  warning: reserve.paymentProcessors names "stripe", which this deployment does not have',
      )
    }))
})

describe('forecourt tenant new', () => {
  const northside = ['tenant', 'new', '--name', 'Northside Cars', '--state', 'NSW']

  it('writes a file that is in order, with what follows from name and state [D-81]', () =>
    inFolder(async (folder) => {
      const { code, printed } = await runIn(folder, ...northside, '--licence', '071155')
      const file = join(folder, 'northside-cars.json')
      expect({ code, printed }).toEqual({
        code: 0,
        printed: `${file} is written. A running server shows northside-cars.localhost within seconds. What is missing: forecourt tenant lint.`,
      })
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
        id: 'northside-cars',
        name: 'Northside Cars',
        domains: ['northside-cars.localhost'],
        state: 'nsw',
        timeZone: 'Australia/Sydney',
        brand: { color: '#1f5f8b' },
        dealerships: [
          { id: 1, slug: 'northside-cars', name: 'Northside Cars', dealerLicenceNumber: '071155' },
        ],
      })
      const lint = await runIn(folder, 'tenant', 'lint')
      expect(lint).toMatchObject({ code: 0 })
      expect(lint.printed).not.toContain('error')
    }))

  it('takes id, hosts and colour', () =>
    inFolder(async (folder) => {
      const own = ['--id', 'north', '--domain', 'north.example', '--domain', 'www.north.example']
      expect((await runIn(folder, ...northside, ...own, '--color', '#5b2a86')).code).toBe(0)
      expect(JSON.parse(readFileSync(join(folder, 'north.json'), 'utf8'))).toMatchObject({
        domains: ['north.example', 'www.north.example'],
        brand: { color: '#5b2a86' },
      })
    }))

  it('changes nothing of a dealer who is there, and takes no host of theirs', () =>
    inFolder(async (folder) => {
      await runIn(folder, ...northside)
      const before = readFileSync(join(folder, 'northside-cars.json'), 'utf8')
      const again = await runIn(folder, ...northside, '--color', '#000000')
      expect(again).toMatchObject({ code: 2 })
      expect(again.failed).toContain('There is a site "northside-cars" already')
      const host = ['--id', 'other', '--domain', 'northside-cars.localhost']
      expect((await runIn(folder, ...northside, ...host)).failed).toBe(
        'northside-cars.localhost is a host of northside-cars; nothing was written.',
      )
      writeFileSync(join(folder, 'broken.json'), '{')
      expect((await runIn(folder, ...northside, '--id', 'broken')).failed).toBe(
        `${join(folder, 'broken.json')} is there already; nothing was written.`,
      )
      expect(readFileSync(join(folder, 'northside-cars.json'), 'utf8')).toBe(before)
    }))

  it.each([
    [['--state', 'nz'], /state/],
    [['--id', '../x'], /id/],
    [['--color', 'blueish'], /brand\.color/],
    [['--domain', 'http://x/y'], /domains/],
  ])('says what is wrong with %j', (wrong, message) =>
    inFolder(async (folder) => {
      const { code, failed } = await runIn(folder, ...northside, ...wrong)
      expect(code).toBe(2)
      expect(failed).toMatch(message)
    }),
  )

  it('asks for name and state', async () => {
    expect((await run('tenant', 'new', '--state', 'nsw')).failed).toContain('--name is missing.')
    expect((await run('tenant', 'new', '--name', 'X')).failed).toContain('--state is missing.')
  })
})

describe('forecourt tenant schema', () => {
  it('prints the JSON Schema of a tenant file [D-81]', async () => {
    const { code, printed } = await run('tenant', 'schema')
    expect(code).toBe(0)
    expect(JSON.parse(printed)).toMatchObject({ properties: { domains: { type: 'array' } } })
  })
})
