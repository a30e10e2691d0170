// Checks a usual change in under a minute: format, lint, types, and the unit tests that reach a changed file.
// The base is where this branch left main, or the last commit on main itself; "npm test" runs everything.
import { spawnSync } from 'node:child_process'
import { runCommandSteps } from './command-steps.mjs'

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const base = git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD'
const after = ['Code generation']

await runCommandSteps([
  {
    name: 'Code generation',
    cores: 2,
    command: 'turbo run codegen --output-logs=errors-only --log-order=grouped',
  },
  { name: 'Format', command: 'biome check --linter-enabled=false --max-diagnostics=20', after },
  { name: 'Types', command: 'tsc', after },
  { name: 'Lint', command: 'oxlint --type-aware --quiet', after },
  {
    name: 'Affected unit tests',
    command: `vitest run --changed=${base} --passWithNoTests --reporter=dot`,
    after: ['Types'],
    summary: /Tests\s+(\d.*)/,
  },
])
