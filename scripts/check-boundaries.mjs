// Proves that the tools refuse each kind of forbidden arrow, and what the project's own rules forbid: plants the faults a tool guards against, each in
// a file of its own, runs the tool once, and expects it to name every file.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const oxlint = (files) => ['oxlint', files]
const boundaries = () => ['turbo', ['boundaries', '--no-color']]
const tsc = () => ['tsc', []]
const knip = () => [
  'node',
  ['--conditions=@forecourt/source', 'node_modules/knip/bin/knip.js', '--include', 'files'],
]

/** @type {{ fault: string, folder: string, code: string, tool: (files: string[]) => [string, string[]] }[]} */
const faults = [
  {
    fault: 'a model that imports a view',
    folder: 'packages/feature-search/src/model',
    code: `export { carCard } from '../react/car-card/car-card.tsx'`,
    tool: oxlint,
  },
  {
    fault: 'an adapter that imports the server layer',
    folder: 'packages/feature-leads/src/adapters',
    code: `export { x } from '../server/x.ts'`,
    tool: oxlint,
  },
  {
    fault: 'an earlier feature that imports a later one',
    folder: 'packages/feature-search/src/model',
    code: `export { x } from '@forecourt/feature-leads/model'`,
    tool: oxlint,
  },
  {
    fault: 'a feature that imports another feature’s views',
    folder: 'packages/feature-vdp/src/react',
    code: `export { x } from '@forecourt/feature-search'`,
    tool: oxlint,
  },
  {
    fault: 'a search engine that knows cars',
    folder: 'packages/search-engine/src/index',
    code: `export type { Car } from '@forecourt/stock/model'`,
    tool: oxlint,
  },
  {
    fault: 'stock that knows a feature',
    folder: 'packages/stock/src/server',
    code: `export { formatSearchTitle } from '@forecourt/feature-search/model'`,
    tool: oxlint,
  },
  {
    fault: 'islands that know a feature',
    folder: 'packages/islands/src/server',
    code: `export { CarCard } from '@forecourt/feature-search'`,
    tool: oxlint,
  },
  {
    fault: 'a first script that brings React',
    folder: 'packages/islands/src/client',
    code: `export { hydrateRoot } from 'react-dom/client'`,
    tool: oxlint,
  },
  {
    fault: 'a server that knows a feature’s views',
    folder: 'packages/site-server/src',
    code: `export { CarCard } from '@forecourt/feature-search'`,
    tool: oxlint,
  },
  {
    fault: 'a package that needs a newer Node than it says',
    folder: 'packages/site-server/src/vite',
    code: `export { globSync } from 'node:fs'`,
    tool: oxlint,
  },
  {
    fault: 'a feature that knows the server',
    folder: 'packages/feature-search/src/server',
    code: `export { createLogger } from '@forecourt/site-server/process'`,
    tool: oxlint,
  },
  {
    fault: 'a feed format that reads the database',
    folder: 'packages/stock/src/feed',
    code: `export { createPostgresStockStore } from '../adapters/index.ts'`,
    tool: oxlint,
  },
  {
    fault: 'a model that reads files',
    folder: 'packages/feature-vdp/src/model',
    code: `export { readFileSync } from 'node:fs'`,
    tool: oxlint,
  },
  {
    fault: 'a model that knows React',
    folder: 'packages/feature-vdp/src/model',
    code: `export { useState } from 'react'`,
    tool: oxlint,
  },
  {
    fault: 'production code that imports test makers',
    folder: 'packages/feature-vdp/src/model',
    code: `export { aCar } from '@forecourt/stock/testing'`,
    tool: oxlint,
  },
  {
    fault: 'a part that knows a site',
    folder: 'packages/ui/src',
    code: `export type { Site } from '@forecourt/tenant-config/model'`,
    tool: oxlint,
  },
  {
    fault: 'tokens that import a part',
    folder: 'packages/tokens/src',
    code: `export { Button } from '@forecourt/ui/button'`,
    tool: oxlint,
  },
  {
    fault: 'a package that sees the site',
    folder: 'packages/feature-vdp/src/model',
    code: `export { x } from '@forecourt/site'`,
    tool: oxlint,
  },
  {
    fault: 'a package that sees the demo',
    folder: 'packages/stock/src/server',
    code: `export { demo } from '@forecourt/demo'`,
    tool: oxlint,
  },
  {
    fault: 'a relative path into another package',
    folder: 'packages/feature-vdp/src/model',
    code: `export { formatPrice } from '../../../stock/src/model/price.ts'`,
    tool: boundaries,
  },
  {
    fault: 'an undeclared dependency',
    folder: 'packages/tokens/src',
    code: `export { Hono } from 'hono'`,
    tool: boundaries,
  },
  {
    fault: 'a formatter made at every call',
    folder: 'packages/stock/src/model',
    code: `export const f = (day: Date) => new Intl.DateTimeFormat('en-AU').format(day)`,
    tool: oxlint,
  },
  {
    fault: 'a number in words by a formatter made at every call',
    folder: 'apps/site/layout',
    code: `export const f = (count: number) => count.toLocaleString('en-AU')`,
    tool: oxlint,
  },
  {
    fault: 'an entry that a package does not export',
    folder: 'packages/feature-vdp/src/model',
    code: `export { x } from '@forecourt/stock/model/price'`,
    tool: tsc,
  },
  {
    fault: 'a file nobody uses',
    folder: 'packages/feature-vdp/src/model',
    code: `export const unused = 1`,
    tool: knip,
  },
]

/** Faults of a tool that it does not refuse. */
function findMissed(tool) {
  const planted = faults
    .filter((fault) => fault.tool === tool)
    .map((fault, index) => ({ ...fault, name: `planted-fault-${index + 1}.ts` }))
  const files = planted.map(({ folder, name }) => `${folder}/${name}`)
  for (const [index, { code }] of planted.entries()) {
    writeFileSync(`${root}${files[index]}`, `${code}\n`)
  }
  try {
    const [command, args] = tool(files)
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    return planted.filter(({ name }) => status === 0 || !`${stdout}${stderr}`.includes(name))
  } finally {
    for (const file of files) rmSync(`${root}${file}`)
  }
}

// A run that is stopped ends between two tools, so that it leaves no fault behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const missed = []
for (const tool of [oxlint, boundaries, tsc, knip]) {
  missed.push(...findMissed(tool))
  await nextTurn()
}
for (const { fault } of missed) console.error(`Not refused: ${fault}`)
console.log(`${faults.length - missed.length} of ${faults.length} planted faults refused`)
process.exitCode = missed.length > 0 ? 1 : 0
