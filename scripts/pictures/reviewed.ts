import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** File that names the commit whose pictures somebody has looked at. */
export const reviewedFile = join(root, '.storybook/reviewed')

/**
 * Runs a command in a folder, its own tools first.
 * @throws Error with all it printed when it fails
 */
export function runIn(folder: string, command: string, args: readonly string[]): string {
  const tools = join(folder, 'node_modules/.bin')
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout.trim()
}

/**
 * Commit whose pictures somebody has looked at, in full.
 * @throws Error when this clone does not have it
 */
export function readReviewed(): string {
  const named = readFileSync(reviewedFile, 'utf8').trim()
  try {
    return runIn(root, 'git', ['rev-parse', '--verify', '--quiet', `${named}^{commit}`])
  } catch {
    throw new Error(`.storybook/reviewed names ${named}, which this clone does not have`)
  }
}

/** Builds Storybook in a folder of the project; gives the folder it lies in. */
export function buildStorybook(folder: string): string {
  const quiet = ['--output-logs=errors-only', '--log-order=grouped']
  runIn(folder, 'turbo', ['run', 'build:storybook', ...quiet])
  return join(folder, 'storybook-static')
}

/** Checks a commit out beside the project while `work` runs in it, with its dependencies installed. */
export async function withCheckout<T>(
  commit: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'forecourt-reviewed-'))
  const folder = join(parent, 'forecourt')
  try {
    runIn(root, 'git', ['worktree', 'add', '--quiet', '--detach', folder, commit])
    installDependencies(folder)
    return await work(folder)
  } finally {
    await rm(parent, { recursive: true, force: true })
    runIn(root, 'git', ['worktree', 'prune'])
  }
}

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')

function installDependencies(folder: string): void {
  if (lockOf(folder) === lockOf(root)) linkDependencies(folder)
  else runIn(folder, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
}

/** Links every installed dependency into a checkout, whose own packages stay its own. */
function linkDependencies(folder: string): void {
  const installed = join(root, 'node_modules')
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@forecourt'), { recursive: true })
  for (const name of readdirSync(installed)) {
    const isLinked = name === '.bin' || !(name.startsWith('.') || name === '@forecourt')
    if (isLinked) symlinkSync(join(installed, name), join(modules, name))
  }
  for (const workspaces of ['packages', 'apps']) {
    for (const workspace of readdirSync(join(folder, workspaces))) {
      const path = join(folder, workspaces, workspace)
      const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
      symlinkSync(path, join(modules, name))
    }
  }
}
