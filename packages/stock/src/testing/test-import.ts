import { findFeedFormat } from '../feed/feed-formats.ts'
import type { Car } from '../model/car.ts'
import { importStock, type StockImport, type StockImportReport } from '../server/stock-import.ts'
import { aCsvFeed, asBytes, type FeedLine, importSite as site } from './feeds.ts'
import { setUpTestStock, type TestStock } from './test-stock.ts'

/** Instant of every import that names no other. */
export const importedAt = new Date('2026-11-21T01:00:00Z')

/** Opens a stock for the tests of a file, and imports feeds into it. */
export function setUpTestImport() {
  let stock: TestStock
  setUpTestStock((opened) => {
    stock = opened
  })

  function importText(
    text: string | Uint8Array,
    options: Partial<StockImport> = {},
    formatName = 'au-ftp-csv',
  ): Promise<StockImportReport> {
    const format = findFeedFormat(formatName)
    if (!format) throw new Error(`no format ${formatName}`)
    const { store } = stock
    return importStock({ store, site, format, bytes: asBytes(text), now: importedAt, ...options })
  }

  async function loadAll(): Promise<Car[]> {
    const cars: Car[] = []
    await stock.store.loadStock(site.id, (batch) => {
      cars.push(...batch)
    })
    return cars
  }

  return {
    /** The stock of the running test. */
    opened: () => stock,
    importText,
    importCars: (lines: FeedLine[], options?: Partial<StockImport>) =>
      importText(aCsvFeed(lines), options),
    loadAll,
    loadByStock: async (): Promise<Map<string | null, Car>> =>
      new Map((await loadAll()).map((car) => [car.stocknum, car])),
  }
}

/** Cars of two locations. */
export const fleet = (count: number): FeedLine[] =>
  Array.from({ length: count }, (_, at) => ({
    stock: `A${at + 1}`,
    location: at % 2 === 0 ? '1' : '2',
  }))
