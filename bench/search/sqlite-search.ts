import { DatabaseSync } from 'node:sqlite'
import { LIST_FACETS, RANGE_FACETS, type StockRecord } from '@forecourt/feature-search/model'
import type { BenchSearch } from './bench-requests.ts'

const FEATURES = 'filtered_features'
const NUMBERS: ReadonlySet<string> = new Set([
  ...RANGE_FACETS.map(({ attribute }) => attribute),
  'created_at_timestamp',
])
/** Everything that is counted, filtered or sorted by, but the features, which have a table. */
const COLUMNS = [
  ...new Set([...LIST_FACETS.map(({ attribute }) => attribute), ...NUMBERS, 'sold_rank']),
].filter((attribute) => attribute !== FEATURES)

/** The same searches by SQLite with an FTS5 table: every word must match, the last is a prefix. */
export function createSqliteSearch(cars: readonly StockRecord[]) {
  const database = new DatabaseSync(':memory:')
  database.exec(
    `CREATE TABLE cars (id INTEGER PRIMARY KEY, ${COLUMNS.join(', ')}) STRICT`.replace(
      ' STRICT',
      '',
    ),
  )
  database.exec('CREATE TABLE features (car INTEGER, feature TEXT)')
  database.exec("CREATE VIRTUAL TABLE words USING fts5(body, prefix='2 3', content='')")
  fill(database, cars)
  for (const column of COLUMNS) database.exec(`CREATE INDEX by_${column} ON cars (${column})`)
  database.exec('CREATE INDEX features_by_name ON features (feature, car)')
  database.exec('CREATE INDEX features_by_car ON features (car, feature)')
  database.exec('CREATE TEMP TABLE matched (id INTEGER PRIMARY KEY)')
  database.exec('ANALYZE')
  return {
    search: (search: BenchSearch) => answer(database, search),
    close: () => database.close(),
  }
}

function fill(database: DatabaseSync, cars: readonly StockRecord[]): void {
  const marks = COLUMNS.map(() => '?').join(', ')
  const addCar = database.prepare(`INSERT INTO cars VALUES (?, ${marks})`)
  const addFeature = database.prepare('INSERT INTO features VALUES (?, ?)')
  const addWords = database.prepare('INSERT INTO words (rowid, body) VALUES (?, ?)')
  database.exec('BEGIN')
  for (const car of cars) {
    addCar.run(car.id, ...COLUMNS.map((column) => valueOf(car, column)))
    for (const feature of car.filtered_features) addFeature.run(car.id, feature)
    const { name, stocknum, simple_body, colour, simple_fuel, simple_drive, city } = car
    const texts = [name, stocknum, simple_body, colour, simple_fuel, simple_drive, city]
    addWords.run(car.id, [...texts, ...car.filtered_features].join(' '))
  }
  database.exec('COMMIT')
}

/** Lists are kept as one text: only the features are looked into. */
function valueOf(car: StockRecord, column: string): string | number | null {
  const value: unknown = Object.hasOwn(car, column) ? car[column as keyof StockRecord] : null
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

function answer(database: DatabaseSync, { requests }: BenchSearch): number {
  let rows = 0
  for (const { params } of requests) {
    const { where, values } = conditionsOf(params)
    database.exec('DELETE FROM matched')
    database.prepare(`INSERT INTO matched SELECT id FROM cars WHERE ${where}`).run(...values)
    rows += Number(database.prepare('SELECT count(*) AS n FROM matched').get()!.n)
    for (const facet of [params.facets ?? []].flat().map(String)) countFacet(database, facet)
    const hitsPerPage = Number(params.hitsPerPage)
    if (hitsPerPage === 0) continue
    database
      .prepare(
        'SELECT cars.* FROM cars JOIN matched USING (id) ORDER BY sold_rank, created_at_timestamp DESC, id LIMIT ? OFFSET ?',
      )
      .all(hitsPerPage, Number(params.page) * hitsPerPage)
  }
  return rows
}

function countFacet(database: DatabaseSync, facet: string): void {
  const isList = facet === FEATURES
  const table = isList ? 'features ON features.car = matched.id' : 'cars USING (id)'
  const column = isList ? 'feature' : facet
  database
    .prepare(
      `SELECT ${column}, count(*) AS n FROM matched JOIN ${table} WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC LIMIT 200`,
    )
    .all()
  if (!NUMBERS.has(facet)) return
  database
    .prepare(
      `SELECT min(${facet}), max(${facet}), avg(${facet}), sum(${facet}) FROM matched JOIN cars USING (id)`,
    )
    .get()
}

function conditionsOf(params: BenchSearch['requests'][number]['params']) {
  const where = ['1']
  const values: (string | number)[] = []
  for (const group of (params.facetFilters ?? []) as string[][]) {
    const attribute = group.at(0)!.split(':').at(0)!
    const chosen = group.map((term) => term.slice(term.indexOf(':') + 1))
    const marks = chosen.map(() => '?').join(', ')
    where.push(
      attribute === FEATURES
        ? `id IN (SELECT car FROM features WHERE feature IN (${marks}))`
        : `${attribute} IN (${marks})`,
    )
    values.push(...chosen)
  }
  for (const condition of (params.numericFilters ?? []) as string[]) where.push(condition)
  const words =
    String(params.query)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  if (words.length > 0) {
    where.push('id IN (SELECT rowid FROM words WHERE words MATCH ?)')
    values.push(words.map((word) => `"${word}"`).join(' AND ') + '*')
  }
  return { where: where.join(' AND '), values }
}
