// Runs everything a change must pass, side by side where two cores allow it. A step's output is printed only
// if it fails, and kept in test-results/logs either way. Words choose the steps whose names hold them;
// "--full" checks every story in every theme and every vehicle in the journeys.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { removeReport, reportPath } from './reports.mjs'
import { runSteps } from './run-steps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const logs = join(root, 'test-results/logs')
const isFull = process.argv.includes('--full')
const readers = [
  'Format',
  'Lint',
  'Types',
  'Boundaries between packages',
  'Unused files, exports and dependencies',
  'Demo feeds',
]
const runners = ['Unit tests', 'Stories in the browser', 'Journeys in the browser']
const quietTurbo = '--output-logs=errors-only --log-order=grouped'

/**
 * Every step, those that find mistakes soonest first.
 * @type {(import('./run-steps.mjs').Step & {
 *   command: string
 *   reports?: string[]  reports it writes
 *   summary?: RegExp    the part of its output that is worth a line, as its first group
 *   env?: Record<string, string>
 * })[]}
 */
const steps = [
  { name: 'Code generation', cores: 2, command: `turbo run codegen ${quietTurbo}` },
  {
    name: 'Format',
    command: 'biome check --linter-enabled=false --max-diagnostics=20',
    after: ['Code generation'],
  },
  { name: 'Lint', command: 'oxlint --type-aware --quiet', after: ['Code generation'] },
  { name: 'Types', command: 'tsc', after: ['Code generation'] },
  {
    name: 'Boundaries between packages',
    command: 'turbo boundaries --no-color',
    after: ['Code generation'],
  },
  {
    name: 'Unused files, exports and dependencies',
    command: 'knip --no-progress',
    after: ['Code generation'],
  },
  {
    name: 'Demo feeds',
    command: 'node packages/demo/src/generate.ts --check',
    after: ['Code generation'],
  },
  // Writes into the source folders, so nothing that reads them may run beside it.
  {
    name: 'Planted faults',
    cores: 2,
    command: 'node scripts/check-boundaries.mjs',
    after: readers,
    summary: /(\d+ of \d+ .*)/,
  },
  {
    name: 'Unit tests',
    cores: 2,
    command: `vitest run --reporter=dot --reporter=json --outputFile.json=${JSON.stringify(reportPath('unit'))}`,
    after: ['Planted faults'],
    reports: ['unit'],
    summary: /Tests\s+(\d.*)/,
  },
  { name: 'Builds', command: `turbo run build ${quietTurbo}`, after: ['Planted faults'] },
  {
    name: 'Build of the stories',
    command: `turbo run build:storybook ${quietTurbo}`,
    after: ['Planted faults'],
  },
  { name: 'Packed packages', command: 'node scripts/check-packages.mjs', after: ['Builds'] },
  {
    name: 'Stories in the browser',
    cores: 2,
    command: `node scripts/test-stories.mjs${isFull ? ' --full' : ''}`,
    after: ['Builds', 'Build of the stories'],
    reports: isFull ? ['stories', 'full'] : ['stories'],
    summary: /Stories: (.*)/,
  },
  {
    name: 'Journeys in the browser',
    cores: 2,
    command: 'playwright test -c apps/site/playwright.config.ts --reporter=dot,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('journeys') },
    after: ['Builds'],
    reports: ['journeys'],
    summary: /^\s*(\d+ passed.*)/m,
  },
  {
    name: 'Requirement ids',
    command: 'node scripts/spec.mjs',
    after: runners,
    summary: /^(all\s.*)/m,
  },
]

const words = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .map((word) => word.toLowerCase())
const chosen = steps.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
)

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const isWindows = process.platform === 'win32'

/** Ends a command and what it started. */
function stopCommand(child) {
  if (isWindows) child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}

/** Runs a command of the project until it ends or is stopped; gives whether it passed, and what it printed. */
function runCommand({ command, env }, signal) {
  const child = spawn(command, {
    cwd: root,
    shell: true,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(isFull && { FORECOURT_TEST_FULL: '1' }), ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => (printed += part))
  }
  const stop = () => stopCommand(child)
  signal.addEventListener('abort', stop, { once: true })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, printed: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, printed }))
  }).finally(() => signal.removeEventListener('abort', stop))
}

/** Runs a step and prints a line when it has passed, or all it said when it has failed. */
async function runStep(step, signal) {
  const startedAt = Date.now()
  const { ok, printed } = await runCommand(step, signal)
  const log = join(logs, `${step.name.toLowerCase().replaceAll(/\W+/g, '-')}.log`)
  writeFileSync(log, printed)
  if (signal.aborted) return false
  if (!ok) {
    console.log(`\n${printed.trimEnd()}\n`)
    console.log(`✗ ${step.name} failed after ${seconds(startedAt)}: ${step.command}\n`)
    return false
  }
  const told = step.summary?.exec(stripVTControlCharacters(printed))?.[1]
  console.log(`✓ ${step.name}, ${seconds(startedAt)}${told ? `: ${told.trim()}` : ''}`)
  return true
}

const startedAt = Date.now()
mkdirSync(logs, { recursive: true })
for (const name of chosen.flatMap(({ reports = [] }) => reports)) await removeReport(name)

const interrupted = new AbortController()
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => interrupted.abort())

const { passed, failed, skipped } = await runSteps(chosen, {
  cores: availableParallelism(),
  runStep: (step, signal) => runStep(step, AbortSignal.any([signal, interrupted.signal])),
})
console.log(`\nAll of it in ${seconds(startedAt)}`)
console.log(`${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`)
if (failed.length > 0 || skipped.length > 0) process.exitCode = 1
