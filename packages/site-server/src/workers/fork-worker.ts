import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { saysFailedStart } from '../process/failed-start.ts'
import { forwardLines } from './forward-lines.ts'
import { type FromWorker, type ToWorker, workerVariables } from './worker-messages.ts'

/** A process that was begun. */
export interface ForkedWorker {
  pid: number | undefined
  send(message: ToWorker): void
  kill(signal: NodeJS.Signals): void
  onMessage(listener: (message: FromWorker) => void): void
  onExit(listener: (code: number | null, signal: string | null) => void): void
}

/** Most milliseconds the last words of a worker are waited for; another process may hold its pipe. */
const LAST_WORDS_MS = 200

const said = new Set<string>()

/** Several workers that cannot start for one reason say so once. */
function writeErrorOnce(lines: string): void {
  if (saysFailedStart(lines)) {
    if (said.has(lines)) return
    said.add(lines)
  }
  process.stderr.write(lines)
}

/** Resolves once everything the worker has printed is written. */
async function forwardOutput({ stdout, stderr }: ChildProcess): Promise<void> {
  await Promise.all([
    stdout && forwardLines(stdout, (lines) => process.stdout.write(lines)),
    stderr && forwardLines(stderr, writeErrorOnce),
  ])
}

/**
 * Begins this program once more as a worker. The workers take connections from the system themselves: one
 * that the parent hands to a worker which dies before it answers would hang until its client gives up.
 */
export function fork(worker: number): ForkedWorker {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ silent: true })
  const forked = cluster.fork({ [workerVariables.number]: String(worker) })
  // A worker that is just ending is told nothing more.
  forked.on('error', () => {})
  const printed = forwardOutput(forked.process)
  const ended = new Promise<[number | null, string | null]>((resolve) => {
    forked.process.once('exit', async (code, signal) => {
      await Promise.race([printed, delay(LAST_WORDS_MS)])
      resolve([code, signal])
    })
  })
  return {
    pid: forked.process.pid,
    send: (message) => {
      if (forked.isConnected()) forked.send(message)
    },
    kill: (signal) => void forked.process.kill(signal),
    onMessage: (listener) => void forked.on('message', listener),
    onExit: (listener) => void ended.then(([code, signal]) => listener(code, signal)),
  }
}
