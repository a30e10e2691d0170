// Runs steps that are commands of the project: a line for each that passed, all it printed for one that failed.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { runSteps } from './run-steps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const logs = join(root, 'test-results/logs')

/**
 * A step that is a command of the project.
 * @typedef {import('./run-steps.mjs').Step & {
 *   command: string
 *   reports?: string[]  reports it writes
 *   summary?: RegExp    the part of its output that is worth a line, as its first group
 *   env?: Record<string, string>
 * }} CommandStep
 */

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
    env: { ...process.env, ...env },
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
  const summary = step.summary?.exec(stripVTControlCharacters(printed))?.[1]
  console.log(`✓ ${step.name}, ${seconds(startedAt)}${summary ? `: ${summary.trim()}` : ''}`)
  return true
}

/**
 * Runs steps side by side until all have passed or one has failed, and prints the plain count; their
 * output is written to test-results/logs. The process ends with 1 unless all have passed.
 * @param {CommandStep[]} steps
 */
export async function runCommandSteps(steps) {
  const startedAt = Date.now()
  mkdirSync(logs, { recursive: true })
  const interrupted = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => interrupted.abort())
  const { passed, failed, skipped } = await runSteps(steps, {
    cores: availableParallelism(),
    runStep: (step, signal) => runStep(step, AbortSignal.any([signal, interrupted.signal])),
  })
  console.log(`\nAll of it in ${seconds(startedAt)}`)
  console.log(`${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`)
  if (failed.length > 0 || skipped.length > 0) process.exitCode = 1
}
