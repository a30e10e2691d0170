// Format, lint and house rules of the staged files, before a commit. Rules that need types wait for
// "npm run check".
import { spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'
const listed = spawnSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  encoding: 'utf8',
})
const files = listed.stdout.split('\0').filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file))
const houseRules = [
  'scripts/docstrings.test.mjs',
  'scripts/error-strings.test.mjs',
  'scripts/exported-functions.test.mjs',
]
const checks = [
  ['biome', 'check', '--linter-enabled=false', '--no-errors-on-unmatched', ...files],
  ['oxlint', '--quiet', ...files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))],
  ['vitest', 'run', '--reporter=agent', ...houseRules],
]

for (const [command, ...args] of files.length > 0 ? checks : []) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: isWindows,
  })
  if (status === 0) continue
  console.error(`${stdout}${stderr}\n"npm run format" mends the format of every file.`)
  process.exit(1)
}
