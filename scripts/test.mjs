// Everything a change must pass, in the order that finds mistakes soonest. Stops at the first failing step.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const steps = [
  ['Code generation', 'turbo run codegen --output-logs=errors-only'],
  ['Format', 'biome check --linter-enabled=false --max-diagnostics=20'],
  ['Lint', 'oxlint --type-aware --quiet'],
  ['Types', 'tsc -p tsconfig.check.json'],
  ['Boundaries between packages', 'turbo boundaries --no-color'],
  ['Planted faults', 'node scripts/check-boundaries.mjs'],
  ['Unused files, exports and dependencies', 'knip --no-progress'],
  ['Requirement ids', 'node scripts/spec.mjs'],
  ['Demo feeds', 'node apps/site/demo/generate.ts --check'],
  ['Unit tests', 'vitest run --reporter=dot'],
  ['Builds', 'turbo run build build:storybook --output-logs=errors-only --log-order=grouped'],
  ['Packed packages', 'node scripts/check-packages.mjs'],
  ['Stories in every theme', 'node scripts/test-stories.mjs'],
  ['Journeys in the browser', 'playwright test -c apps/site/playwright.config.ts'],
]

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const startedAt = Date.now()
const only = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = steps.filter(
  ([name]) => only.length === 0 || only.some((word) => name.toLowerCase().includes(word)),
)

for (const [index, [name, command]] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${name}`)
  const stepStartedAt = Date.now()
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true })
  if (status !== 0) {
    console.error(`\n${name} failed after ${seconds(stepStartedAt)}: ${command}`)
    console.log(`${index} passed, 1 failed, ${chosen.length - index - 1} skipped`)
    process.exit(1)
  }
  console.log(`${name}: ${seconds(stepStartedAt)}`)
}
console.log(`\nAll of it in ${seconds(startedAt)}`)
console.log(`${chosen.length} passed, 0 failed`)
