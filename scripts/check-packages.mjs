// Packs every published package and holds the tarball against publint and arethetypeswrong.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'forecourt-pack-'))

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

function checkPackage(directory) {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const packed = run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, '--loglevel=error'],
    directory,
  )
  const filename = /"filename":\s*"([^"]+)"/.exec(packed.output)?.[1]
  if (!packed.ok || !filename) return [`npm pack: ${packed.output}`]
  const tarball = join(folder, filename)
  const styles = Object.keys(manifest.exports)
    .filter((entry) => /\.(css|json)$/.test(entry))
    .map((entry) => entry.replace('./', ''))
  const exclude = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  const checks = [
    ['publint', ['--strict', tarball]],
    ['attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...exclude]],
  ]
  return checks.flatMap(([tool, args]) => {
    const { ok, output } = run(tool, args, root)
    return ok ? [] : [`${tool}:\n${output}`]
  })
}

let failed = 0
for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
  const problems = checkPackage(join(root, dirname(manifest)))
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${dirname(manifest)}`)
  for (const problem of problems) console.error(problem)
  failed += problems.length > 0 ? 1 : 0
}
rmSync(folder, { recursive: true })
process.exitCode = failed > 0 ? 1 : 0
