// Reports of the runners, which the count of requirements reads: an entry a test, with its title and status.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of a report, such as `unit`, `stories`, `journeys` or `full`. */
export function reportPath(name) {
  return fileURLToPath(new URL(`../test-results/reports/${name}.json`, import.meta.url))
}

/**
 * Writes a report of the project's own runners; Vitest and Playwright write theirs in their own form.
 * @param {string} name
 * @param {{ title: string, status: 'passed' | 'failed' | 'skipped', id?: string }[]} tests
 */
export async function writeReport(name, tests) {
  const path = reportPath(name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify({ tests }, null, 1)}\n`)
}

/** Removes a report, so that no later reading takes it for that of a run that did not end. */
export async function removeReport(name) {
  await rm(reportPath(name), { force: true })
}
