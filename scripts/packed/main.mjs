// Packs every published package and tries the tarballs in an app outside the workspace; a journey holds them
// against publint and arethetypeswrong.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifests } from '../manifests.mjs'
import { listEntries, packPackage } from './check-package.mjs'
import { makeOutsideApp } from './outside-app.mjs'
import { tryBrowser, tryNode, trySheet, tryTypes } from './try-app.mjs'

/** Entries that run in browsers: parts, and the layers of a feature that know no server. */
const runsInBrowsers = (entry) =>
  /^@forecourt\/(?:ui|islands|styled-system|feature-[a-z]+|stock|tenant-config)(?:\/|$)/.test(
    entry,
  ) &&
  !/\/(?:server|testing|feed|postgres|smtp|preset|types|load-|algolia-indexer|typesense|site-sheet)/.test(
    entry,
  )

const folder = mkdtempSync(join(tmpdir(), 'forecourt-packed-'))

function report(name, faults) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

try {
  const packed = await Promise.all(readManifests().map((package_) => packPackage(package_, folder)))
  const partner = join(folder, 'partner')
  mkdirSync(partner)
  const { app, placeOf } = makeOutsideApp(partner, packed)
  const entries = packed.flatMap(({ manifest }) => listEntries(placeOf(manifest.name), manifest))
  const modules = entries.filter((entry) => !entry.endsWith('styled-system/types'))
  report('types of every entry, without skipLibCheck', await tryTypes(app, entries))
  report('every entry in Node', await tryNode(app, modules))
  report('entries for browsers in Vite', await tryBrowser(app, modules.filter(runsInBrowsers)))
  report('one sheet of two features', await trySheet(app))
} finally {
  rmSync(folder, { recursive: true })
}
