// Prints, per area of the specification, how many of its rows a test or story asserts.
// A row counts when its id stands in brackets at the end of a test or story title.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const testFiles = [
  'packages/*/src/**/*.{test,contract}.{ts,tsx}',
  'packages/*/src/**/*.stories.tsx',
  'apps/**/*.{test,e2e}.ts',
  'scripts/**/*.test.{ts,mjs}',
]
const titleEnd = /(?:\[[A-Z]{1,5}-\d{2,3}\]\s*)+(?=['"`])/g
const rowId = /[A-Z]{2,5}-\d{3}/g

/** @returns {{ id: string, area: string, text: string }[]} */
export function readRows() {
  const [, ...lines] = readFileSync(`${root}docs/spec/requirements.tsv`, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [id, , , text] = line.split('\t')
    return { id, area: id.split('-')[0], text }
  })
}

/** Ids standing at the end of a title in any test file. */
export function readAssertedIds(
  files = globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }),
) {
  const ids = new Set()
  for (const file of files) {
    const text = readFileSync(`${root}${file}`, 'utf8')
    for (const [end] of text.matchAll(titleEnd)) for (const [id] of end.matchAll(rowId)) ids.add(id)
  }
  return ids
}

function main() {
  const rows = readRows()
  const asserted = readAssertedIds()
  const known = new Set(rows.map((row) => row.id))
  const unknown = [...asserted].filter((id) => !known.has(id))
  const areas = [...new Set(rows.map((row) => row.area))]
  const print = (name, all) =>
    console.log(
      `${name.padEnd(6)}${String(all.filter((row) => asserted.has(row.id)).length).padStart(4)} / ${all.length}`,
    )
  for (const area of areas)
    print(
      area,
      rows.filter((row) => row.area === area),
    )
  print('all', rows)
  if (process.argv.includes('--missing')) {
    for (const row of rows) if (!asserted.has(row.id)) console.log(`${row.id}\t${row.text}`)
  }
  if (unknown.length > 0) {
    console.error(`Ids in test titles that the specification does not have: ${unknown.join(', ')}`)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
