import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Work in a folder outside the repository, which goes afterwards. */
export async function withNewFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'partner-'))
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

const isWindows = process.platform === 'win32'

function spawnIn(folder: string, command: string, env: Record<string, string> = {}) {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (printed += part))
  return { child, printed: () => stripVTControlCharacters(printed) }
}

/**
 * Runs a command in a folder until it ends.
 * @returns everything it printed
 * @throws Error with that, where it failed
 */
export async function runIn(folder: string, command: string): Promise<string> {
  const { child, printed } = spawnIn(folder, command)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${printed()}`)
  return printed()
}

/** npm waits for nothing, and asks the registry only for what it has not stored. */
export const install = (folder: string, packages = '') =>
  runIn(folder, `npm install ${packages} --prefer-offline --no-audit --no-fund --loglevel=error`)

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = once(child, 'exit')
  // npm hands no signal on to what it started.
  if (isWindows) child.kill()
  else process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** A start that takes longer has failed. */
const longestStartMs = 180_000

/**
 * Runs a command that goes on, such as a server, while the work is done.
 * @param ready text it prints once the work can begin
 */
export async function whileRunning(
  {
    folder,
    command,
    env,
    ready,
  }: Record<'folder' | 'command', string> & {
    env?: Record<string, string>
    ready: RegExp
  },
  work: (ready: RegExpExecArray) => Promise<void>,
): Promise<void> {
  const { child, printed } = spawnIn(folder, command, env)
  try {
    const found = await new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = ready.exec(printed())
        if (match) resolve(match)
      }
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      const fail = (what: string) => reject(new Error(`${command} ${what}:\n${printed()}`))
      child.once('close', () => fail('ended'))
      AbortSignal.timeout(longestStartMs).addEventListener('abort', () => fail('is not ready'))
    })
    await work(found)
  } finally {
    await stop(child)
  }
}
