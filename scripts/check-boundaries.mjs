// Proves that the tools refuse each kind of forbidden arrow: plants one fault at a time in a file of
// its own, runs the tool that guards it, and expects that tool to name the file.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const name = 'planted-fault'

const oxlint = (file) => ['oxlint', [file]]
const boundaries = () => ['turbo', ['boundaries', '--no-color']]
const tsc = () => ['tsc', ['-p', 'tsconfig.check.json']]
const knip = () => ['knip', ['--include', 'files']]

/** @type {{ fault: string, folder: string, code: string, tool: (file: string) => [string, string[]] }[]} */
const faults = [
  {
    fault: 'a model that imports a view',
    folder: 'packages/feature-search/src/model',
    code: `export { carCard } from '../react/car-card/car-card.tsx'`,
    tool: oxlint,
  },
  {
    fault: 'an adapter that imports the server room',
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
    code: `export { aCar } from '@forecourt/feature-search/testing'`,
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
    fault: 'a relative path into another package',
    folder: 'packages/feature-vdp/src/model',
    code: `export { formatPrice } from '../../../feature-search/src/model/price.ts'`,
    tool: boundaries,
  },
  {
    fault: 'an undeclared dependency',
    folder: 'packages/tokens/src',
    code: `export { Hono } from 'hono'`,
    tool: boundaries,
  },
  {
    fault: 'an entry that a package does not export',
    folder: 'packages/feature-vdp/src/model',
    code: `export { x } from '@forecourt/feature-search/model/price'`,
    tool: tsc,
  },
  {
    fault: 'a file nobody uses',
    folder: 'packages/feature-vdp/src/model',
    code: `export const unused = 1`,
    tool: knip,
  },
]

function isRefused({ folder, code, tool }) {
  const file = `${folder}/${name}.ts`
  writeFileSync(`${root}${file}`, `${code}\n`)
  try {
    const [command, args] = tool(file)
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    return status !== 0 && `${stdout}${stderr}`.includes(name)
  } finally {
    rmSync(`${root}${file}`)
  }
}

// A run that is stopped ends between two faults, so that it leaves none behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const missed = []
for (const fault of faults) {
  if (!isRefused(fault)) missed.push(fault)
  await nextTurn()
}
for (const { fault } of missed) console.error(`Not refused: ${fault}`)
console.log(`${faults.length - missed.length} of ${faults.length} planted faults refused`)
process.exitCode = missed.length > 0 ? 1 : 0
