// A package as it is packed: held against publint and arethetypeswrong, and its entries.
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a command.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, cwd = root) {
  const options = { cwd, maxBuffer: 1e8, shell: process.platform === 'win32' }
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: `${stdout}${stderr}` }),
    )
  })
}

/** Files of a package that are for its own checks alone. */
export const findCheckFiles = (paths) =>
  paths.filter((path) => /\.(?:test|stories|contract|fixtures)\.|\.tsbuildinfo$/.test(path))

/**
 * Packs a package.
 * @param {{ folder: string, manifest: any }} package_ its folder counts from the root
 * @param {string} to folder of the tarball
 */
export async function packPackage({ folder, manifest }, to) {
  const args = ['pack', '--json', '--pack-destination', to, '--loglevel=error']
  const { output } = await run('npm', args, join(root, folder))
  const filename = /"filename":\s*"([^"]+)"/.exec(output)?.[1]
  const paths = [...output.matchAll(/"path":\s*"([^"]+)"/g)].map(([, path]) => path)
  const missing = ['LICENSE', 'NOTICE'].filter((file) => !paths.includes(file))
  if (!filename || missing.length > 0) throw new Error(`npm pack: no ${missing}\n${output}`)
  const checks = findCheckFiles(paths)
  if (checks.length > 0) throw new Error(`npm pack: ${folder} has ${checks.join(', ')}`)
  return { folder, manifest, tarball: join(to, filename) }
}

/** Faults that publint and arethetypeswrong find in a tarball. */
export async function checkTarball({ tarball, manifest }) {
  const files = Object.keys(manifest.exports).filter((entry) => /\.(css|json|woff2)$/.test(entry))
  const exclude = files.length > 0 ? ['--exclude-entrypoints', ...files] : []
  const checks = [
    ['publint', ['--strict', tarball]],
    ['attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...exclude]],
  ]
  const results = await Promise.all(checks.map(([tool, args]) => run(tool, args)))
  return results.flatMap(({ ok, output }, index) => (ok ? [] : [`${checks[index][0]}:\n${output}`]))
}

/**
 * Modules that a package lets others import, an entry with a pattern as the files it stands for; files that
 * are no modules are left out.
 * @param {string} folder of the package, with its dist
 */
export function listEntries(folder, { name, exports }) {
  const entries = Object.entries(exports).flatMap(([entry, targets]) => {
    if (!entry.includes('*')) return [entry]
    if (!targets.default) return []
    const [before, after] = targets.default.split('*')
    return globSync(targets.default.replace('*', '**'), { cwd: folder }).map((file) =>
      entry.replace('*', `./${file.replaceAll('\\', '/')}`.slice(before.length, -after.length)),
    )
  })
  return entries
    .filter((entry) => !/\.(css|json|woff2)$/.test(entry))
    .map((entry) => `${name}${entry.slice(1)}`)
}
