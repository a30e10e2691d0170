// Prints, per area of the specification, how many of its rows a passed test shows: in the running site
// (a journey), or only in packages (a unit test, a story). Reads the reports the runners left and fails
// when they are missing or old, when a test with an id failed or did not run, or when a row has fewer
// passed tests than docs/spec/proof.tsv keeps.
// "--keep" keeps the numbers, "--missing" lists the open rows, "--package-only" those not yet seen in the
// site; the words unit, stories, journeys, full and partner choose reports.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findProblems } from './spec/find-problems.ts'
import { formatCounts, formatRows } from './spec/print-counts.ts'
import { countProof, findWholeColumns, formatProof, parseProof } from './spec/proof.ts'
import { readReport, reportFiles } from './spec/reports.ts'
import { readRows } from './spec/rows.ts'
import { findLostTitles, readSources } from './spec/sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const proofFile = `${root}docs/spec/proof.tsv`
const words = process.argv.slice(2)
const chosen = Object.keys(reportFiles).filter((kind) => words.includes(kind))
const demanded = chosen.length > 0 ? chosen : ['unit', 'stories', 'journeys']

const rows = readRows(root)
const sources = readSources(root)
const recorded = existsSync(proofFile) ? parseProof(readFileSync(proofFile, 'utf8')) : new Map()
const reports = readReports()
const counted = countProof(reports)
const whole = findWholeColumns(reports)
const proof = addFullRun(counted)

console.log(formatCounts(rows, proof))
if (words.includes('--missing')) console.log(`\n${formatRows(rows, proof, 'open')}`)
if (words.includes('--package-only')) console.log(`\n${formatRows(rows, proof, 'package')}`)

const keeps = words.includes('--keep')
const problems = findProblems({
  demanded,
  reports,
  sources,
  known: new Set(rows.map(({ id }) => id)),
  recorded: keeps ? new Map() : recorded,
  findLostTitles: (id) => findLostTitles(root, id),
})
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
} else if (keeps) {
  writeFileSync(proofFile, formatProof(rows, counted, recorded, whole))
} else {
  tellRises()
}

/** Reports of this run; those of a full run also when not asked for, unless a test changed since. */
function readReports() {
  const asked = demanded.flatMap((kind) => readReport(kind, root) ?? [])
  if (chosen.length > 0) return asked
  const full = ['full', 'partner'].flatMap((kind) => readReport(kind, root) ?? [])
  const isOld = full.some(({ startedAt }) => sources.some(({ changedAt }) => changedAt > startedAt))
  return isOld ? asked : [...asked, ...full]
}

/** Adds what an earlier full run showed, where this run has none. */
function addFullRun(counts) {
  if (whole.includes('full')) return counts
  const all = new Map(counts)
  for (const [id, { full }] of recorded)
    all.set(id, { site: 0, package: 0, ...counts.get(id), full })
  return all
}

/** Numbers that rose protect nothing until they are recorded. */
function tellRises() {
  const risen = [...counted].filter(([id, numbers]) =>
    whole.some((column) => numbers[column] > (recorded.get(id)?.[column] ?? 0)),
  )
  if (risen.length > 0)
    console.log(
      `\n${risen.length} rows have more tests than recorded; record them: npm run spec -- --keep`,
    )
}
