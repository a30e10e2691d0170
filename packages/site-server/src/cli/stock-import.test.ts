import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import type { Car } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Tenant files of the fictional dealers, which these tests read as anybody's. */
const tenants = fileURLToPath(new URL('../../../demo/tenants', import.meta.url))
const main = new URL('./main.ts', import.meta.url).pathname
let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'forecourt-cli-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

function start(args: string[]) {
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', main, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      FORECOURT_TENANTS: tenants,
      NODE_ENV: 'test',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  child.stdin.on('error', () => {}) // a killed process closes its end
  const ended = once(child, 'exit').then(() => ({ code: child.exitCode, output }))
  return { child, ended }
}

async function run(...args: string[]) {
  const { child, ended } = start(args)
  child.stdin.end()
  return ended
}

const importOptions = ['stock', 'import', '--site', 'ridgeline', '--format', 'au-ftp-csv']

const header = 'Stock number,Car type,Make,Model,Badge,DAP Price,Year,Odometer,Dealercomments\n'
const rowOf = (number: number, price: number) =>
  `K${number},Used,Mazda,CX-5,GT,${price},2022,${number},"One owner, full history"\n`
const feedOf = (count: number, price: number) =>
  header + Array.from({ length: count }, (_, at) => rowOf(at + 1, price)).join('')

function aFile(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function loadStock() {
  const cars: Car[] = []
  const { generation } = await createPostgresStockStore(database).loadStock(
    'ridgeline',
    (batch) => {
      cars.push(...batch)
    },
  )
  return { generation, cars }
}

/** Waits until an import has begun to stage rows. */
async function untilInTransaction() {
  const findImports = () =>
    database.queryAsOwner(`select pid from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query like '%insert into staged%'`)
  await expect.poll(findImports).not.toEqual([])
}

/** The columns of the Australian FTP CSV as dealer systems document them, each with a value. */
const ftpColumns: readonly (readonly [column: string, value: string])[] = [
  ['Stock number*', 'F1'],
  ['Car type (new, used, demo)', 'Used'],
  ['Make*', 'Mazda'],
  ['Model*', 'CX-5'],
  ['DAP Price', '$31,990'],
  ['EGC Price', '30400'],
  ['Badge', 'Maxx Sport'],
  ['Series', 'KF Series'],
  ['Cylinders', '4 cyl'],
  ['Rego', 'ABC123'],
  ['Rego expiry (dd/mm/yyyy)', '07/03/2027'],
  ['Vin', 'JM0KF4WLA00123456'],
  ['Body', 'SUV'],
  ['Year*', '2021'],
  ['Odometer', '48,120 km'],
  ['Interior Colour', 'Black'],
  ['Exterior Colour', 'Soul Red'],
  ['Location code', ''],
  ['Vehicle description', '2021 Mazda CX-5 Maxx Sport'],
  ['Build date', '02/2021'],
  ['Compliance date', '03/2021'],
  ['Dealercomments', 'One owner, "as new"'],
  ['Fuel', 'Unleaded'],
  ['Transmission', '6 Speed Automatic'],
  ['Doors', '5'],
  ['Seats', '5'],
  ['Purchase cost', '24000'],
  ['Features', 'Tow Bar|Sunroof'],
  ['Certified', 'Yes'],
  ['Drive', 'AWD'],
  ['Engine size (cc or litres)', '2488 cc'],
  ['Encrypted Redbook code', ''],
  ['NVIC code', 'ABC21A'],
  ['Autograb ID', ''],
]

const quoted = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`

describe('forecourt stock import', { timeout: 60_000 }, () => {
  it('imports the good rows, names the bad ones and ends with 0 [PLUS-004]', async () => {
    const feed = `${feedOf(3, 30_000)}K4,Used,Mazda,CX-5,GT,cheap,2022,1,\nK5,Used,Mazda,CX-5,GT,1,2022\n`
    const { code, output } = await run(...importOptions, aFile('dirty.csv', feed))
    expect(output).toContain(
      '3 added, 0 changed, 0 unchanged, 0 withdrawn\n5 rows read, 2 rejected',
    )
    expect(output).toContain('  line 5, DAP Price: "cheap" is not a price in dollars\n')
    expect(output).toContain('  line 6, Odometer: the row has 7 of 9 columns\n')
    expect(output).toMatch(/\d rows a second/)
    expect(code).toBe(0)
  })

  it('stops with 2, and says why, when no row can be used [D-103]', async () => {
    const feed = aFile('cheap.csv', `${header}K4,Used,Mazda,CX-5,GT,cheap,2022,1,\n`)
    for (const options of [[], ['--force'], ['--partial']]) {
      const { code, output } = await run(...importOptions, ...options, feed)
      expect(code).toBe(2)
      expect(output).toContain('  line 2, DAP Price: "cheap" is not a price in dollars\n')
    }
  })

  it('ends its work quietly when nobody reads its report any more', async () => {
    const { child, ended } = start([...importOptions, aFile('piped.csv', feedOf(3, 30_000))])
    child.stdout.destroy()
    expect(await ended).toEqual({ code: 0, output: '' })
  })

  it('asks for a file where a folder is named', async () => {
    const { code, output } = await run(...importOptions, folder)
    expect([code, output.split('\n')[0]]).toEqual([1, `${folder} is a folder; name a file.`])
  })

  it('stops with 2 when most of the stock would go, and goes on with --force [PLUS-007]', async () => {
    await run(...importOptions, '--force', aFile('ten.csv', feedOf(10, 30_000)))
    const small = aFile('small.csv', feedOf(4, 30_000))
    const stopped = await run(...importOptions, small)
    expect(stopped.code).toBe(2)
    expect(stopped.output).toContain(
      'Stopped, nothing was changed: 6 of 10 cars would be withdrawn, which is more than half.\nIs the file complete? If it is, run the same command with --force.',
    )
    expect((await loadStock()).cars.length).toBe(10)
    const forced = await run(...importOptions, '--force', small)
    expect(forced).toMatchObject({ code: 0 })
    expect(forced.output).toContain('0 added, 0 changed, 4 unchanged, 6 withdrawn')
  })

  it('leaves the old stock whole when it is killed half-way [PLUS-008]', async () => {
    await run(...importOptions, '--force', aFile('old.csv', feedOf(600, 30_000)))
    const before = await loadStock()
    const { child, ended } = start([...importOptions, '-'])
    const half = feedOf(600, 1).slice(0, -20_000)
    child.stdin.write(half)
    await untilInTransaction()
    child.kill('SIGKILL')
    expect((await ended).code).toBeNull()
    expect(await loadStock()).toEqual(before)
    const after = await run(...importOptions, aFile('new.csv', feedOf(600, 29_000)))
    expect(after.output).toContain('0 added, 600 changed, 0 unchanged, 0 withdrawn')
  })

  it('is all or nothing whenever it is killed [PLUS-008]', async () => {
    await run(...importOptions, '--force', aFile('first.csv', feedOf(1000, 30_000)))
    for (const [at, delayMs] of [0, 20, 50, 100].entries()) {
      const before = await loadStock()
      const price = 20_000 + at
      const { child, ended } = start([...importOptions, '-'])
      const feed = feedOf(1000, price)
      child.stdin.on('error', () => undefined)
      child.stdin.write(feed.slice(0, -2000))
      await untilInTransaction()
      child.stdin.end(feed.slice(-2000))
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      child.kill('SIGKILL')
      await ended
      const after = await loadStock()
      const isNew = after.cars[0]?.price === price
      expect(after.generation).toBe(before.generation + (isNew ? 1 : 0))
      expect(after.cars.map((car) => car.price)).toEqual(
        before.cars.map((car) => (isNew ? price : car.price)),
      )
    }
  })

  it('reads every documented column of the Australian FTP CSV [PLUS-001]', async () => {
    const feed = [0, 1].map((row) => quoted(ftpColumns.map((column) => column[row] ?? ''))).join('')
    const { code, output } = await run(...importOptions, '--force', aFile('ftp.csv', feed))
    expect(output).toContain('1 row read, 0 rejected')
    expect(code).toBe(0)
    const [car] = (await loadStock()).cars
    expect(car).toMatchObject({
      stocknum: 'F1',
      car_type: 'used',
      make: 'Mazda',
      model: 'CX-5',
      price: 31_990,
      price_type: 'Drive Away',
      badge: 'Maxx Sport',
      series: 'KF Series',
      regplate: 'ABC123',
      rego_expiry: '2027-03-07',
      vin: 'JM0KF4WLA00123456',
      simple_body: 'SUV',
      year: 2021,
      km: 48_120,
      interior_colour: 'Black',
      colour: 'Soul Red',
      build_date: '2021-02',
      compliance_date: '2021-03',
      dealercomments: 'One owner, "as new"',
      simple_fuel: 'Petrol',
      simple_transmission: 'Automatic',
      doors: 5,
      seats: 5,
      certified: true,
      simple_drive: 'AWD',
      nvic: 'ABC21A',
    })
    expect(car?.variant?.cylinders).toBe(4)
    expect(car?.standardEquipment.map(({ name }) => name)).toEqual(['Tow Bar', 'Sunroof'])
    expect(JSON.stringify(car)).not.toContain('24000')
  })
})
