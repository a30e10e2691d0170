import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSource } from './find-problems.ts'
import type { ReportKind } from './reports.ts'
import { findClosingIds } from './rows.ts'

const patterns: readonly [ReportKind, string][] = [
  ['unit', 'packages/*/src/**/*.{test,contract}.{ts,tsx}'],
  ['unit', 'apps/**/*.test.ts'],
  ['unit', 'scripts/**/*.test.{ts,mjs}'],
  ['unit', '.storybook/**/*.test.ts'],
  ['stories', 'packages/*/src/**/*.stories.tsx'],
  ['stories', '.storybook/*/*.stories.tsx'],
  ['journeys', 'apps/site/tests/**/*.e2e.ts'],
  ['partner', 'apps/site/tests/partner/*.partner.ts'],
]

/** Text between quotes that ends in ids. */
const title = /(?:\[[A-Z]{1,5}-\d{2,3}\]\s*)+(?=['"`])/g

function findWrittenIds(text: string): string[] {
  return [...new Set([...text.matchAll(title)].flatMap(([ids]) => findClosingIds(ids)))]
}

/** Files of tests of the project. */
export function readSources(root: string): TestSource[] {
  const exclude = ['**/node_modules/**', '**/dist/**']
  return patterns.flatMap(([kind, pattern]) =>
    globSync(pattern, { cwd: root, exclude }).map((file) => ({
      kind,
      file,
      changedAt: statSync(join(root, file)).mtimeMs,
      ids: findWrittenIds(readFileSync(join(root, file), 'utf8')),
      isRun: !file.includes('.contract.'),
    })),
  )
}

function runGit(root: string, args: readonly string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).stdout ?? ''
}

/** Lines with an id in files of tests, at a commit or as they stand now. */
function readLines(root: string, id: string, commit?: string): string[] {
  const files = ['*.test.*', '*.contract.*', '*.stories.tsx', '*.e2e.ts', '*.partner.ts']
  const args = [
    'grep',
    '--full-name',
    '-hF',
    `[${id}]`,
    ...(commit ? [commit] : []),
    '--',
    ...files,
  ]
  return runGit(root, args)
    .split('\n')
    .flatMap((line) => /(['"`])(.*?\])\1/.exec(line)?.[2] ?? [])
}

/** Titles with an id that stood in the sources when proof.tsv was committed and no longer do. */
export function findLostTitles(root: string, id: string): string[] {
  const commit = runGit(root, ['log', '-1', '--format=%H', '--', 'docs/spec/proof.tsv']).trim()
  if (!commit) return []
  const now = new Set(readLines(root, id))
  return readLines(root, id, commit)
    .filter((line) => !now.has(line))
    .map((line) => `"${line}"`)
}
