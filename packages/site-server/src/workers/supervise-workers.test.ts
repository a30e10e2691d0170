import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withinPatience } from '../process/within-patience.ts'
import type { ForkedWorker } from './fork-worker.ts'
import { superviseWorkers } from './supervise-workers.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A process that does as the test says. */
function aProcess(worker: number) {
  const listeners: ((message: FromWorker) => void)[] = []
  const exits: ((code: number | null, signal: string | null) => void)[] = []
  const heard: ToWorker[] = []
  const signals: string[] = []
  const forked: ForkedWorker = {
    pid: worker,
    send: (message) => void heard.push(message),
    kill: (signal) => void signals.push(signal),
    onMessage: (listener) => void listeners.push(listener),
    onExit: (listener) => void exits.push(listener),
  }
  return {
    worker,
    forked,
    heard,
    signals,
    say: (message: FromWorker) => listeners.forEach((listener) => listener(message)),
    end: (code: number | null, signal: string | null = null) =>
      exits.forEach((listener) => listener(code, signal)),
  }
}

function threeWorkers() {
  const begun: ReturnType<typeof aProcess>[] = []
  const lines: string[] = []
  const errors: object[] = []
  const supervisor = superviseWorkers({
    workers: 3,
    begin: (worker) => {
      const process = aProcess(worker)
      begun.push(process)
      return process.forked
    },
    logger: { info: () => {}, error: (_, fields) => void errors.push(fields ?? {}) },
    print: (line) => void lines.push(line),
    stopMs: 15_000,
  })
  const start = () => {
    for (const process of begun) process.say({ kind: 'opened' })
    for (const process of begun) process.say({ kind: 'listening', line: 'ready' })
  }
  const at = (index: number) => {
    const process = begun[index]
    if (!process) throw new Error(`expected process ${index}`)
    return process
  }
  return { supervisor, begun, lines, errors, start, at }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('superviseWorkers', () => {
  it('lets requests be taken once all workers are open, and says so once [PLUS-097]', () => {
    const { begun, lines, at } = threeWorkers()
    at(0).say({ kind: 'opened' })
    at(1).say({ kind: 'opened' })
    expect(begun.flatMap(({ heard }) => heard)).toEqual([])
    at(2).say({ kind: 'opened' })
    expect(begun.flatMap(({ heard }) => heard)).toEqual([
      { kind: 'go' },
      { kind: 'go' },
      { kind: 'go' },
    ])
    for (const process of begun) process.say({ kind: 'listening', line: `at ${process.worker}` })
    expect(lines).toEqual(['at 3'])
  })

  it('fails as a whole when the first start of one fails [PLUS-097]', async () => {
    const { supervisor, begun, at } = threeWorkers()
    at(1).end(2)
    expect(await supervisor.failed).toBe(2)
    expect(begun).toHaveLength(3)
  })

  it('begins a worker again that ends: at once, then after longer and longer pauses [PLUS-097]', async () => {
    const { begun, start, at, errors } = threeWorkers()
    start()
    await vi.advanceTimersByTimeAsync(20_000)
    at(1).end(null, 'SIGKILL')
    await vi.advanceTimersByTimeAsync(0)
    expect(begun.map(({ worker }) => worker)).toEqual([1, 2, 3, 2])
    at(3).say({ kind: 'opened' })
    expect(at(3).heard).toEqual([{ kind: 'go' }])
    at(3).end(1)
    await vi.advanceTimersByTimeAsync(499)
    expect(begun).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveLength(5)
    at(4).end(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(begun).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveLength(6)
    expect(errors).toHaveLength(3)
  })

  it('asks all for a worker, and tells those that are away from those that are silent [PLUS-097]', async () => {
    const { start, at } = threeWorkers()
    start()
    at(2).end(1)
    at(0).heard.length = 0
    at(0).say({ kind: 'ask', id: 7, question: 'readiness' })
    const [question] = at(0).heard
    if (question?.kind !== 'question') throw new Error('expected a question')
    at(0).say({ kind: 'reply', id: question.id, text: 'ready' })
    await vi.advanceTimersByTimeAsync(900)
    expect(at(0).heard.at(-1)).toEqual({
      kind: 'answers',
      id: 7,
      replies: [
        { worker: 1, state: 'answered', text: 'ready' },
        { worker: 2, state: 'silent' },
        { worker: 3, state: 'away' },
      ],
    })
  })

  it('hears the verdict of workers whose database hangs [PLUS-059] [PLUS-097]', async () => {
    const { start, at } = threeWorkers()
    start()
    const places = [0, 1, 2].map(at)
    for (const { heard } of places) heard.length = 0
    at(0).say({ kind: 'ask', id: 7, question: 'readiness' })
    for (const place of places) {
      const [question] = place.heard
      if (question?.kind !== 'question') throw new Error('expected a question')
      const verdict = withinPatience(new Promise<string>(() => {}), 'degraded')
      void verdict.then((text) => place.say({ kind: 'reply', id: question.id, text }))
    }
    await vi.advanceTimersByTimeAsync(900)
    const answered = [1, 2, 3].map((worker) => ({ worker, state: 'answered', text: 'degraded' }))
    expect(at(0).heard.at(-1)).toEqual({ kind: 'answers', id: 7, replies: answered })
  })

  it('ends all, by force those that do not, and begins none again [PLUS-097]', async () => {
    const { supervisor, start, at, begun } = threeWorkers()
    start()
    const ended = supervisor.stop()
    expect(begun.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM'], ['SIGTERM']])
    at(0).end(0)
    at(1).end(0)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(at(2).signals).toEqual(['SIGTERM', 'SIGKILL'])
    at(2).end(null, 'SIGKILL')
    expect(await ended).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(begun).toHaveLength(3)
  })
})
