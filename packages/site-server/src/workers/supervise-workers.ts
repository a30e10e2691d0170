import { type ForkedWorker, fork } from './fork-worker.ts'
import type { FromWorker, WorkerQuestion, WorkerReply } from './worker-messages.ts'

/** How workers are supervised. */
export interface SuperviseOptions {
  /** How many, 2 or more. */
  workers: number
  /** Begins the worker of a number. Default: this program once more. */
  begin?: (worker: number) => ForkedWorker
  logger: {
    info(message: string, fields?: object): void
    error(message: string, fields?: object): void
  }
  /** Prints what the server says when it takes requests. */
  print: (line: string) => void
  /** How long a worker may take to answer a question, in milliseconds; longer than it waits itself. Default 900. */
  patienceMs?: number
  /** How long all may take to end, in milliseconds. Default 15,000. */
  stopMs?: number
}

/** The workers of a server, as their parent sees them. */
export interface Supervisor {
  /** Asks every worker. */
  askAll(question: WorkerQuestion): Promise<WorkerReply[]>
  /** Ends all workers; resolves with the exit code. */
  stop(): Promise<number>
  /** Exit code of workers that never began: the first start fails as a whole. */
  failed: Promise<number>
}

/** A worker that ran this long before it ended is begun again at once. */
const STEADY_MS = 10_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

interface Place {
  worker: number
  /** Null while it is begun again. */
  process: ForkedWorker | null
  state: 'starting' | 'opened' | 'listening' | 'ended'
  begunAtMs: number
  /** Ends after another that came soon after the beginning. */
  failures: number
  timer: NodeJS.Timeout | null
}

/**
 * Begins several workers and holds them up: all take requests once all are open; one that ends is begun
 * again, at once and then after ever longer pauses; a first start that fails ends them all.
 * Source: `PLUS-097`
 */
export function superviseWorkers(options: SuperviseOptions): Supervisor {
  const { workers, begin = fork, logger, print, patienceMs = 900, stopMs = 15_000 } = options
  const places = Array.from({ length: workers }, (_, at): Place => {
    const place = { worker: at + 1, process: null, begunAtMs: 0, failures: 0, timer: null }
    return { ...place, state: 'starting' }
  })
  let fail: (code: number) => void = () => {}
  const failed = new Promise<number>((resolve) => {
    fail = resolve
  })
  const pending = new Map<number, (worker: number, text: string) => void>()
  let questions = 0
  let hasBegun = false
  let hasListened = false
  let stopping: Promise<number> | null = null

  function start(place: Place): void {
    place.state = 'starting'
    place.begunAtMs = performance.now()
    const started = begin(place.worker)
    place.process = started
    logger.info('worker begun', { worker: place.worker, pid: started.pid })
    started.onMessage((message) => hear(place, message))
    started.onExit((code, signal) => noticeEnd(place, code, signal))
  }

  function hear(place: Place, message: FromWorker): void {
    if (message.kind === 'opened') {
      place.state = 'opened'
      letBegin(place)
    } else if (message.kind === 'listening') {
      place.state = 'listening'
      if (hasListened || !places.every(({ state }) => state === 'listening')) return
      hasListened = true
      print(message.line)
    } else if (message.kind === 'reply') {
      pending.get(message.id)?.(place.worker, message.text)
    } else {
      const { id, question } = message
      void askAll(question).then((replies) => place.process?.send({ kind: 'answers', id, replies }))
    }
  }

  /** The first time all begin together; later each as soon as it is open. */
  function letBegin(place: Place): void {
    const areAllOpen = places.every(({ state }) => state === 'opened')
    if (hasBegun) place.process?.send({ kind: 'go' })
    else if (areAllOpen) for (const each of places) each.process?.send({ kind: 'go' })
    hasBegun ||= areAllOpen
  }

  function noticeEnd(place: Place, code: number | null, signal: string | null): void {
    const ranMs = performance.now() - place.begunAtMs
    place.process = null
    place.state = 'ended'
    if (stopping) return
    if (!hasListened) {
      fail(code || 1)
      return
    }
    place.failures = ranMs < STEADY_MS ? place.failures + 1 : 0
    const pauseMs =
      place.failures === 0
        ? 0
        : Math.min(FIRST_PAUSE_MS * 2 ** (place.failures - 1), LONGEST_PAUSE_MS)
    logger.error('a worker ended and is begun again', {
      worker: place.worker,
      code,
      signal,
      pauseMs,
    })
    place.timer = setTimeout(() => start(place), pauseMs)
  }

  async function askAll(question: WorkerQuestion): Promise<WorkerReply[]> {
    const id = (questions += 1)
    const texts = new Map<number, string>()
    const asked = places.filter(({ state }) => state === 'listening')
    if (asked.length > 0) {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, patienceMs)
        pending.set(id, (worker, text) => {
          texts.set(worker, text)
          if (texts.size < asked.length) return
          clearTimeout(late)
          resolve()
        })
        for (const { process } of asked) process?.send({ kind: 'question', id, question })
      })
      pending.delete(id)
    }
    return places.map((place): WorkerReply => {
      const { worker } = place
      const text = texts.get(worker)
      if (text !== undefined) return { worker, state: 'answered', text }
      return { worker, state: asked.includes(place) && place.process ? 'silent' : 'away' }
    })
  }

  async function stopAll(): Promise<number> {
    const ends = places.map(async ({ process, timer }) => {
      if (timer) clearTimeout(timer)
      if (!process) return 0
      const ended = new Promise<number>((resolve) =>
        process.onExit((code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 0 : 1))),
      )
      process.kill('SIGTERM')
      const late = setTimeout(() => process.kill('SIGKILL'), stopMs)
      return ended.finally(() => clearTimeout(late))
    })
    return Math.max(...(await Promise.all(ends)))
  }

  for (const place of places) start(place)
  return {
    askAll,
    stop: () => (stopping ??= stopAll()),
    failed,
  }
}
