import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFeedFormat } from '../feed/feed-formats.ts'
import type { Car } from '../model/car.ts'
import { aCsvFeed, asBytes, type FeedLine, importSite as site } from '../testing/feeds.ts'
import { fleet, importedAt, setUpTestImport } from '../testing/test-import.ts'
import { importStock } from './stock-import.ts'

const { importCars, importText, loadAll, loadByStock, opened } = setUpTestImport()

describe('importStock', () => {
  it('changes nothing when the file comes again [PLUS-005]', async () => {
    const first = await importCars(fleet(40))
    const before = await loadAll()
    const second = await importCars(fleet(40), { now: new Date('2026-12-24T00:00:00Z') })
    expect(first).toMatchObject({ ok: true, added: 40, changed: 0, generation: 1 })
    expect(second).toMatchObject({ ok: true, added: 0, changed: 0, unchanged: 40, withdrawn: 0 })
    expect(second).toMatchObject({ generation: 1 })
    expect(await loadAll()).toEqual(before)
  })

  it('gives the same cars, ids and slugs whatever the order of the rows [PLUS-005]', async () => {
    const lines: FeedLine[] = [
      ...fleet(12),
      { stock: 'T1', location: '1' },
      { stock: 'T1', location: '2' },
      { stock: 'C1', price: '1' },
      { stock: 'C1', price: '2' },
      { stock: 'S-1' },
      { stock: 'S 1' },
    ]
    await importCars(lines)
    const expected = (await loadAll()).map(withoutId)
    expect(expected.length).toBe(16)
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(lines, { minLength: lines.length }),
        async (shuffled) => {
          const again = await importCars(shuffled)
          expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 16, withdrawn: 0 })
          await opened().database.system((tx) => tx.$client.query('delete from cars'))
          await importCars(shuffled)
          expect((await loadAll()).map(withoutId)).toEqual(expected)
        },
      ),
      { numRuns: 8 },
    )
  })

  function withoutId(car: Car) {
    return { ...car, id: 0 }
  }

  it('keeps a slug for ever, also when make, badge and price change', async () => {
    await importCars([{ stock: 'U1', badge: 'Ascent' }, { stock: 'U2' }])
    const before = (await loadByStock()).get('U1')
    const report = await importCars([
      { stock: 'U1', badge: 'ZR Hybrid', model: 'Corolla Cross', price: '39990' },
      { stock: 'U2' },
    ])
    const after = (await loadByStock()).get('U1')
    expect(report).toMatchObject({ changed: 1, unchanged: 1, generation: 2 })
    expect(before?.slug).toBe('2021-toyota-corolla-ascent-u1')
    expect(after).toMatchObject({
      id: before?.id,
      slug: '2021-toyota-corolla-ascent-u1',
      path: '/cars/2021-toyota-corolla-ascent-u1',
      badge: 'ZR Hybrid',
      price: 39990,
      created_at: before?.created_at,
    })
  })

  it('tells one stock number at two dealerships apart', async () => {
    await importCars([
      { stock: 'U1', location: '2' },
      { stock: 'U1', location: '1' },
    ])
    expect((await loadAll()).map(({ slug, dealership_slug }) => [slug, dealership_slug])).toEqual([
      ['2021-toyota-corolla-ascent-u1', 'north-motors'],
      ['2021-toyota-corolla-ascent-u1-south-motors', 'south-motors'],
    ])
  })

  it('reports every car of a site without a dealership [PLUS-004]', async () => {
    const alone = { ...site, dealerships: [], locations: [] }
    const report = await importCars(fleet(2), { site: alone })
    expect(report).toMatchObject({ ok: false, rows: 2, rejected: 2 })
    expect(report.problems[0]?.reason).toContain('the site has no dealership')
  })

  it('withdraws a car that is absent and takes it back under its id and slug', async () => {
    await importCars(fleet(4))
    const before = (await loadByStock()).get('A4')
    const without = await importCars(fleet(3))
    expect(without).toMatchObject({ withdrawn: 1, unchanged: 3 })
    expect([...(await loadByStock()).keys()].map(String).toSorted()).toEqual(['A1', 'A2', 'A3'])
    expect(await opened().store.loadCarBySlug(site.id, before?.slug ?? '')).toMatchObject({
      kind: 'withdrawn',
    })
    expect(await opened().store.loadStockChanges(site.id, 1)).toEqual({
      generation: 2,
      changed: [],
      withdrawnIds: [before?.id],
    })
    await importCars(fleet(4))
    expect((await loadByStock()).get('A4')).toMatchObject({ id: before?.id, slug: before?.slug })
  })

  it('stops when more than half of the stock would go, unless forced [PLUS-007]', async () => {
    await importCars(fleet(10))
    const before = await loadAll()
    expect(await importCars(fleet(4))).toMatchObject({
      ok: false,
      reason: 'drops-most',
      stockBefore: 10,
      wouldWithdraw: 6,
    })
    expect(await loadAll()).toEqual(before)
    expect(await importCars(fleet(5))).toMatchObject({ ok: true, withdrawn: 5 })
    expect(await importCars([{ stock: 'A1' }], { force: true })).toMatchObject({
      ok: true,
      withdrawn: 4,
    })
  })

  it('keeps absent cars when the file is not the whole stock', async () => {
    await importCars(fleet(4))
    expect(await importCars([{ stock: 'A9' }], { partial: true })).toMatchObject({
      added: 1,
      withdrawn: 0,
    })
    expect((await loadAll()).length).toBe(5)
  })

  it('leaves a car as it is when its row is refused', async () => {
    await importCars(fleet(3))
    const before = await loadAll()
    const report = await importCars([{ stock: 'A1', price: 'cheap' }, ...fleet(3).slice(1)])
    expect(report).toMatchObject({ rejected: 1, withdrawn: 0, unchanged: 2 })
    expect(await loadAll()).toEqual(before)
  })

  it('stops, also when forced, at a feed none of whose rows can be used [D-103]', async () => {
    await importCars(fleet(3))
    const before = await loadAll()
    const elsewhere = fleet(2).map((line) => ({ ...line, location: '99' }))
    const report = await importCars(elsewhere, { force: true })
    expect(report).toMatchObject({ ok: false, reason: 'unreadable', rows: 2, rejected: 2 })
    expect(report.problems).toHaveLength(2)
    expect(await loadAll()).toEqual(before)
  })

  it('leaves a car as it is when two rows claim its stock number', async () => {
    await importCars(fleet(3))
    const before = await loadAll()
    const claims = [
      { stock: 'A1', price: '1000' },
      { stock: 'A1', price: '2000' },
    ]
    const report = await importCars([...claims, ...fleet(3).slice(1)])
    expect(report).toMatchObject({ rejected: 2, withdrawn: 0, changed: 0 })
    expect(report.problems.map(({ line, value }) => [line, value])).toEqual([
      [2, 'A1'],
      [3, 'A1'],
    ])
    expect(await loadAll()).toEqual(before)
  })

  it.each([
    ['an empty file', '', 'The file is empty.'],
    [
      'a header without the year',
      'Stock number,Make,Model\r\n',
      'The header has no column for year.',
    ],
    [
      'a quote that is never closed',
      `${aCsvFeed(fleet(1))}\r\nA2,Used,"Toyota,Corolla\r\nA3,Used,Toyota`,
      'A quote that opens after line 2 is never closed, so the rows behind it cannot be separated.',
    ],
  ])('stops at %s and keeps the stock', async (_, text, message) => {
    await importCars(fleet(2))
    expect(await importText(text)).toMatchObject({ ok: false, reason: 'unreadable', message })
    expect((await loadAll()).length).toBe(2)
  })

  it('reports the rows that a quote joins when only a later row ends it, and keeps their cars [PLUS-004]', async () => {
    await importCars(fleet(5))
    const lines = aCsvFeed(fleet(5).map((line) => ({ ...line, badge: '"Ascent"' }))).split('\r\n')
    const open = lines.map((line, at) => (at === 2 ? line.replace('"Ascent"', '"Ascent') : line))
    for (const end of ['\r\n', '\n']) {
      const report = await importText(open.join(end))
      expect(report).toMatchObject({ rows: 5, rejected: 2, withdrawn: 0 })
      expect(report.problems).toEqual([
        {
          line: 3,
          column: 'Badge',
          value: 'Ascent',
          reason: 'opens a quote that its row does not close',
        },
        {
          line: 4,
          column: 'Stock number',
          value: 'A3',
          reason: 'is inside the quote that opens in line 3',
        },
      ])
    }
  })

  it('reports a row whose quote ends in another column of a later row', async () => {
    const [header, ...rows] = aCsvFeed(fleet(4)).split('\r\n')
    const text = [
      header,
      rows[0],
      rows[1]?.replace('Corolla', '"Corolla'),
      rows[2],
      rows[3]?.replace('Ascent', '"Ascent"'),
    ].join('\r\n')
    const report = await importText(text)
    expect(report.problems.map(({ line }) => line)).toEqual([3, 4, 5])
    expect(report).toMatchObject({ added: 1, rejected: 3 })
  })

  it.each([
    ['lines', 'One owner\r\nFull history'],
    [
      'as many commas as a row',
      'One owner\nkeys, books, mats, tray, bar, lights, plugs, rack, hitch',
    ],
    ['a quote at its beginning', '""Best"" buy\n,,,,,,,,'],
    ['a blank line', 'One\r\n\r\nTwo'],
  ])('takes an honest cell with %s [PLUS-001]', async (_, words) => {
    for (const field of ['badge', 'vin'] as const) {
      const report = await importCars([{ stock: 'A1', [field]: `"${words}"` }, { stock: 'A2' }])
      expect(report).toMatchObject({ rows: 2, rejected: 0 })
    }
  })

  it('refuses a row that an amount without quotes has moved, and no cheap car of rows with a comma more [PLUS-004]', async () => {
    const header = 'Stock number,Make,Model,Year,Price,Doors,Exterior Colour'
    const moved = await importText(
      [header, 'A1,Kia,Rio,2021,9900,5,Red', 'A2,Kia,Rio,2021,10,000.50,5,'].join('\n'),
    )
    expect(moved).toMatchObject({ added: 1, rejected: 1 })
    expect(moved.problems).toEqual([
      {
        line: 3,
        column: 'Price',
        value: '10,000.50',
        reason: 'is cut at its comma; an amount with a comma needs quotes',
      },
    ])
    const ended = await importText(
      [header, 'A0,Kia,Rio', 'A1,Kia,Rio,2021,9900,5,Red,', 'A2,Kia,Rio,2021,950,101,Red,'].join(
        '\n',
      ),
    )
    expect(ended.problems.map(({ line }) => line)).toEqual([2])
  })

  it('keeps the stock when the file breaks off', async () => {
    await importCars(fleet(20))
    const before = await loadAll()
    async function* broken() {
      yield* asBytes(`${aCsvFeed(fleet(600).map((line) => ({ ...line, price: '1' })))}\r\n`)
      throw new Error('the line went dead')
    }
    await expect(importText('', { bytes: broken() })).rejects.toThrow('the line went dead')
    expect(await loadAll()).toEqual(before)
  })

  it('runs two imports of one site one after the other', async () => {
    const [first, second] = await Promise.all([importCars(fleet(30)), importCars(fleet(30))])
    const counts = [first, second].map((report) =>
      report.ok ? `${report.added} added, ${report.unchanged} unchanged` : report.reason,
    )
    expect(counts.toSorted()).toEqual(['0 added, 30 unchanged', '30 added, 0 unchanged'])
  })

  it('keeps the stock of other sites', async () => {
    await importCars(fleet(2))
    await importStock({
      store: opened().store,
      site: { ...site, id: 'other' },
      format: findFeedFormat('au-ftp-csv')!,
      bytes: asBytes(aCsvFeed([{ stock: 'Z1' }])),
      now: importedAt,
    })
    expect((await loadAll()).map(({ stocknum }) => stocknum)).toEqual(['A1', 'A2'])
  })

  it('spells a model one way, as most of the stock does, and stays with it [D-103]', async () => {
    const shouted = { model: 'COROLLA', badge: 'ASCENT' }
    const lines = [{ stock: 'A1' }, { stock: 'A2' }, { stock: 'A3', ...shouted }]
    const feed = lines.map((line) => ({ badge: 'Ascent', model: 'Corolla', ...line }))
    const names = async () => (await loadAll()).map(({ name }) => name)
    expect(await importCars(feed)).toMatchObject({ added: 3, generation: 1 })
    expect(new Set(await names())).toEqual(new Set(['2021 Toyota Corolla Ascent']))
    expect(await importCars(feed)).toMatchObject({ unchanged: 3, generation: 1 })
    const more = ['A4', 'A5'].map((stock) => ({ stock, ...shouted }))
    expect(await importCars(more, { partial: true })).toMatchObject({ added: 2 })
    expect(new Set(await names())).toEqual(new Set(['2021 Toyota Corolla Ascent']))
    // What was in stock before is spelt anew once most are written otherwise, and search hears of it.
    const other = fleet(11).map(({ stock }) => ({ stock: `B${stock}`, model: 'COROLLA' }))
    await importCars(other, { partial: true })
    const models = (cars: readonly Car[]) => cars.map(({ model }) => model)
    const { changed } = await opened().store.loadStockChanges(site.id, 2)
    expect(models(changed)).toEqual(Array.from({ length: 16 }, () => 'COROLLA'))
  })

  it('reads a file compressed by gzip, and keeps the stock when it is cut off [D-103]', async () => {
    const packed = gzipSync(aCsvFeed(fleet(30)))
    expect(await importText(packed)).toMatchObject({ added: 30, rejected: 0 })
    expect(await importText(packed.subarray(0, -12))).toMatchObject({
      ok: false,
      reason: 'unreadable',
      message: 'The file is compressed by gzip, and is damaged or cut off.',
    })
    expect(await loadAll()).toHaveLength(30)
  })

  it('reads semicolons, tabs and UTF-16', async () => {
    const text = aCsvFeed(fleet(3)).replaceAll(',', '\t')
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect(await importText(wide)).toMatchObject({ added: 3, rejected: 0 })
    expect(await importText(aCsvFeed(fleet(3)).replaceAll(',', ';'))).toMatchObject({
      unchanged: 3,
    })
  })
})
