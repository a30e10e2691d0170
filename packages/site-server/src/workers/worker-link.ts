import type { Site } from '@forecourt/tenant-config/model'
import type { Readiness } from '../process/readiness.ts'
import { chooseWorker } from './choose-worker.ts'
import { areHealthy, joinMetrics, joinReadiness } from './shared-answers.ts'
import {
  type FromWorker,
  resolveWorkerSocket,
  type ToWorker,
  type WorkerQuestion,
  type WorkerReply,
  workerVariables,
} from './worker-messages.ts'

/** How a worker answers what all are asked. */
export type WorkerAnswers = Record<WorkerQuestion, () => string | Promise<string>>

/** One of several processes, as it sees the others. */
export interface WorkerLink {
  /** Its number, from 1. */
  worker: number
  /** How many there are. */
  workers: number
  /** The worker that serves a site. */
  ownerOf(site: Pick<Site, 'id'>): number
  /** Where a worker takes requests from the others. */
  socketOf(worker: number): string
  /** Asks every worker, this one too. */
  askAll(question: WorkerQuestion): Promise<WorkerReply[]>
  /** Says how this worker answers. */
  answerWith(answers: WorkerAnswers): void
  /** Says that everything is open; resolves once requests may be taken. */
  opened(): Promise<void>
  /** Says that requests are taken. */
  listening(line: string): void
}

/** One verdict of all processes; of this one alone where there are no others. */
export interface SharedAnswers {
  areHealthy(): Promise<boolean>
  readReadiness(): Promise<Readiness>
  writeMetrics(): Promise<string>
}

/** Answers for the whole server, whichever worker is asked. Source: `PLUS-059`, `PLUS-097` */
export function createSharedAnswers(
  link: WorkerLink | null,
  own: { readReadiness: () => Promise<Readiness>; writeMetrics: () => Promise<string> },
): SharedAnswers {
  if (!link) return { areHealthy: async () => true, ...own }
  link.answerWith({
    health: () => 'ok',
    readiness: own.readReadiness,
    metrics: own.writeMetrics,
  })
  return {
    areHealthy: async () => areHealthy(await link.askAll('health')),
    readReadiness: async () => joinReadiness(await link.askAll('readiness')),
    writeMetrics: async () => joinMetrics(await link.askAll('metrics')),
  }
}

/** The parts of `process` a worker and its parent talk through. */
export interface WorkerProcess {
  env: Record<string, string | undefined>
  send?: ((message: FromWorker) => unknown) | undefined
  on(event: 'message', listener: (message: ToWorker) => void): unknown
}

/**
 * The link of this process to its parent and the other workers.
 * @returns null in a process that is no worker
 */
export function openWorkerLink(
  self: WorkerProcess = process as unknown as WorkerProcess,
): WorkerLink | null {
  const worker = Number(self.env[workerVariables.number])
  const workers = Number(self.env['FORECOURT_WORKERS'])
  const folder = self.env[workerVariables.folder]
  if (!worker || !folder || !self.send) return null
  const asked = new Map<number, (replies: WorkerReply[]) => void>()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let answers: WorkerAnswers | null = null
  let asks = 0
  const send = (message: FromWorker) => void self.send?.(message)

  async function reply(id: number, question: WorkerQuestion) {
    if (!answers) return
    const text = await Promise.resolve(answers[question]()).catch(() => null)
    if (text !== null) send({ kind: 'reply', id, text })
  }
  self.on('message', (message) => {
    if (message.kind === 'go') begin()
    else if (message.kind === 'question') void reply(message.id, message.question)
    else {
      asked.get(message.id)?.(message.replies)
      asked.delete(message.id)
    }
  })
  return {
    worker,
    workers,
    ownerOf: ({ id }) => chooseWorker(id, workers),
    socketOf: (other) => resolveWorkerSocket(folder, other),
    askAll: (question) =>
      new Promise((resolve) => {
        const id = (asks += 1)
        asked.set(id, resolve)
        send({ kind: 'ask', id, question })
      }),
    answerWith: (own) => {
      answers = own
    },
    opened: () => {
      send({ kind: 'opened' })
      return begun
    },
    listening: (line) => send({ kind: 'listening', line }),
  }
}
