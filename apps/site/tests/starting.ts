import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder. */
export const project = fileURLToPath(new URL('../../..', import.meta.url))

/** The built server, from the project's folder. */
export const builtServer = 'apps/site/dist/server/index.mjs'

/** Runs `use` with a folder of its own, removed afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** How a server is started. */
export interface Start {
  env: Readonly<Record<string, string>>
  cwd?: string
  /** Words before the program, such as options of Node. */
  nodeOptions?: readonly string[]
  /** Command line of a shell that ends in `exec "$@"`. */
  shell?: string
}

/** A server that was started, and what it has printed. */
export interface Started {
  child: ChildProcess
  output: () => string
  errors: () => string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

/** Starts the built server without stock, on a free port unless `env` names one. */
export function startBuilt({ env, cwd = project, nodeOptions = [], shell }: Start): Started {
  const command = [process.execPath, ...nodeOptions, join(cwd, builtServer)]
  const [program = '', ...args] = shell ? ['sh', '-c', shell, 'sh', ...command] : command
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PORT: '0', FORECOURT_DEMO_STOCK: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, errors: () => errors, ended }
}

/** Runs `use` with the port of a server that does one thing with each connection. */
export async function withPort<T>(
  answer: (socket: Socket) => void,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}))
    answer(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    return await use(typeof address === 'object' && address ? address.port : 0)
  } finally {
    for (const socket of open) socket.destroy()
    server.close()
  }
}

/** PostgreSQL's message of an error, as its protocol has it. */
export function postgresError(code: string, words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`)
  const head = Buffer.from([0x45, 0, 0, 0, 0])
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
