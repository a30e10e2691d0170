// Packs every published package, holds the tarball against publint and arethetypeswrong, and reads the
// types of every entry as a partner's compiler does that checks declaration files too.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
    ['pack', '--json', '--pack-destination', folder, '--loglevel=error'],
    directory,
  )
  const filename = /"filename":\s*"([^"]+)"/.exec(packed.output)?.[1]
  if (!packed.ok || !filename) return [`npm pack: ${packed.output}`]
  const tarball = join(folder, filename)
  const styles = Object.keys(manifest.exports)
    .filter((entry) => /\.(css|json)$/.test(entry))
    .map((entry) => entry.replace('./', ''))
  const exclude = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  const missing = ['LICENSE', 'NOTICE'].filter(
    (file) => !packed.output.includes(`"path": "${file}"`),
  )
  if (missing.length > 0) return [`npm pack: leaves out ${missing.join(', ')}`]
  const checks = [
    ['publint', ['--strict', tarball]],
    ['attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...exclude]],
  ]
  return checks.flatMap(([tool, args]) => {
    const { ok, output } = run(tool, args, root)
    return ok ? [] : [`${tool}:\n${output}`]
  })
}

const partnerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: false,
  noUncheckedSideEffectImports: true,
  noEmit: true,
  types: [],
}

/** Entries of a package, those of a pattern by the files it stands for. */
const entriesOf = (directory, exports) =>
  Object.entries(exports).flatMap(([entry, targets]) => {
    if (!entry.includes('*')) return [entry]
    if (!targets.default) return []
    const [before, after] = targets.default.split('*')
    return globSync(targets.default.replace('*', '**'), { cwd: directory }).map((file) =>
      entry.replace('*', `./${file}`.slice(before.length, -after.length)),
    )
  })

const importsOf = (file) => {
  const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
  return entriesOf(dirname(file), exports)
    .filter((entry) => !/\.(css|json)$/.test(entry))
    .map((entry) => `import '${name}${entry.slice(1)}'`)
}

/** @returns faults in our own declarations; those of other libraries are theirs */
function checkTypes(manifests) {
  const imports = manifests.flatMap(importsOf)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'partner.ts'), imports.join('\n'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: partnerOptions, files: ['partner.ts'] }),
  )
  const { output } = run('tsc', ['-p', folder, '--pretty', 'false'], root)
  return output
    .split('\n')
    .filter((line) =>
      /packages[\\/][^\\/]+[\\/]dist[\\/].*error TS|partner\.ts.*error TS/.test(line),
    )
}

const manifests = globSync('packages/*/package.json', { cwd: root }).filter(
  (file) => !JSON.parse(readFileSync(join(root, file), 'utf8')).private,
)
let failed = 0
for (const manifest of manifests) {
  const problems = checkPackage(join(root, dirname(manifest)))
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${dirname(manifest)}`)
  for (const problem of problems) console.error(problem)
  failed += problems.length > 0 ? 1 : 0
}
const typeFaults = checkTypes(manifests.map((manifest) => join(root, manifest)))
console.log(`${typeFaults.length === 0 ? 'ok  ' : 'FAIL'} types without skipLibCheck`)
for (const fault of typeFaults) console.error(fault)
failed += typeFaults.length > 0 ? 1 : 0
rmSync(folder, { recursive: true })
process.exitCode = failed > 0 ? 1 : 0
