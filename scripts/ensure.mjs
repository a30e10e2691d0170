// Runs before every npm script that needs the workspace. Uses nothing but Node 20 built-ins,
// because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [major] = process.versions.node.split('.').map(Number)

if (major < 20) {
  console.error(`Forecourt needs Node 20 or newer; this is ${process.version}.`)
  process.exit(1)
}

const modifiedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)
const installedAt = modifiedAt(`${root}node_modules/.package-lock.json`)

if (installedAt < modifiedAt(`${root}package-lock.json`)) {
  console.log('Installing dependencies (once) …')
  const install = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (install.status !== 0) {
    console.error('npm ci failed; nothing was started.')
    process.exit(install.status ?? 1)
  }
  const prepared = spawnSync('npm', ['run', '--silent', 'prepare'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = prepared.status ?? 1
}
