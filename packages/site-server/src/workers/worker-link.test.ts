import { describe, expect, it } from 'vitest'
import { createSharedAnswers, openWorkerLink, type WorkerProcess } from './worker-link.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A worker among two, and its parent, who is the test. */
function aWorker(env: Record<string, string> = {}) {
  const sent: FromWorker[] = []
  let hear: (message: ToWorker) => void = () => {}
  const self: WorkerProcess = {
    env: {
      FORECOURT_WORKERS: '2',
      FORECOURT_WORKER: '1',
      FORECOURT_WORKER_FOLDER: '/tmp/workers',
      ...env,
    },
    send: (message) => void sent.push(message),
    on: (_, listener) => {
      hear = listener
    },
  }
  return { link: openWorkerLink(self), sent, tell: (message: ToWorker) => hear(message) }
}

const own = {
  readReadiness: async () => 'ready' as const,
  writeMetrics: async () => '# HELP a Of one.\n# TYPE a gauge\na 1\n',
}

describe('openWorkerLink', () => {
  it('is null in a process that serves by itself', () => {
    expect(aWorker({ FORECOURT_WORKER: '' }).link).toBeNull()
    expect(aWorker({ FORECOURT_WORKER_FOLDER: '' }).link).toBeNull()
  })

  it('waits until requests may be taken [PLUS-097]', async () => {
    const { link, sent, tell } = aWorker()
    const opened = link?.opened()
    expect(sent).toEqual([{ kind: 'opened' }])
    tell({ kind: 'go' })
    await expect(opened).resolves.toBeUndefined()
  })

  it('names the worker of a site, and where it takes requests [PLUS-097]', () => {
    const { link } = aWorker()
    expect([link?.ownerOf({ id: 'harbour' }), link?.ownerOf({ id: 'ridgeline' })]).toEqual([1, 2])
    expect(link?.socketOf(2)).toMatch(/2/)
    expect(link?.socketOf(2)).not.toBe(link?.socketOf(1))
  })
})

describe('createSharedAnswers', () => {
  it('answers for this process where there is no other', async () => {
    const shared = createSharedAnswers(null, own)
    expect(await shared.areHealthy()).toBe(true)
    expect(await shared.readReadiness()).toBe('ready')
    expect(await shared.writeMetrics()).toContain('\na 1\n')
  })

  it('asks every worker, and answers what all are asked [PLUS-097]', async () => {
    const { link, sent, tell } = aWorker()
    const shared = createSharedAnswers(link, own)
    const readiness = shared.readReadiness()
    expect(sent).toEqual([{ kind: 'ask', id: 1, question: 'readiness' }])
    tell({ kind: 'question', id: 9, question: 'readiness' })
    await expect.poll(() => sent.at(-1)).toEqual({ kind: 'reply', id: 9, text: 'ready' })
    tell({
      kind: 'answers',
      id: 1,
      replies: [
        { worker: 1, state: 'answered', text: 'ready' },
        { worker: 2, state: 'away' },
      ],
    })
    expect(await readiness).toBe('degraded')
  })
})
