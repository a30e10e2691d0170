// Runs everything a change must pass, side by side where two cores allow it. A step's output is printed only
// if it fails, and kept in test-results/logs either way. Words choose the steps whose names hold them;
// "--full" checks every story in every theme, in the journeys every vehicle and every kind of page of every dealer,
// and makes the apps of partners, for which npm asks its registry.
import { runCommandSteps } from './command-steps.mjs'
import { removeReport, reportPath } from './reports.mjs'

const isFull = process.argv.includes('--full')
const readers = [
  'Format',
  'Lint',
  'Types',
  'Boundaries between packages',
  'Unused files, exports and dependencies',
  'Demo feeds',
]
const runners = [
  'Unit tests',
  'Stories in the browser',
  'Journeys in the browser',
  'Apps of partners',
]
const quietTurbo = '--output-logs=errors-only --log-order=grouped'

/**
 * Every step, those that find mistakes soonest first.
 * @type {import('./command-steps.mjs').CommandStep[]}
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
    command: 'node --conditions=@forecourt/source node_modules/knip/bin/knip.js --no-progress',
    after: ['Code generation'],
  },
  {
    name: 'Demo feeds',
    command: 'node --conditions=@forecourt/source packages/demo/src/generate.ts --check',
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
    command: `vitest run --reporter=minimal --reporter=json --outputFile.json=${JSON.stringify(reportPath('unit'))}`,
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
  { name: 'API reports', command: 'node scripts/api/main.mjs --check', after: ['Builds'] },
  { name: 'Packed packages', command: 'node scripts/packed/main.mjs', after: ['Builds'] },
  {
    name: 'Stories in the browser',
    // Side by side with the journeys both take as long as one after the other, and wait for each other.
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
  ...(isFull
    ? [
        {
          name: 'Apps of partners',
          cores: 2,
          command: 'playwright test -c apps/site/playwright.partner.config.ts --reporter=dot,json',
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('partner') },
          after: ['Builds'],
          reports: ['partner'],
          summary: /^\s*(\d+ passed.*)/m,
        },
      ]
    : []),
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

if (isFull) process.env.FORECOURT_TEST_FULL = '1'
for (const name of chosen.flatMap(({ reports = [] }) => reports)) await removeReport(name)
await runCommandSteps(chosen)
