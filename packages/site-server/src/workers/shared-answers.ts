import type { Readiness } from '../process/readiness.ts'
import type { WorkerReply } from './worker-messages.ts'

/** True unless a worker that runs does not answer; one that is begun again is no reason to end all others. */
export const areHealthy = (replies: readonly WorkerReply[]): boolean =>
  replies.every(({ state }) => state !== 'silent')

/**
 * Verdict on all workers: `ready` when each is, `not ready` when none can do its work, `degraded` between.
 * Source: `PLUS-059`, `PLUS-097`
 */
export function joinReadiness(replies: readonly WorkerReply[]): Readiness {
  const verdicts = replies.map((reply) => (reply.state === 'answered' ? reply.text : 'not ready'))
  if (verdicts.every((verdict) => verdict === 'ready')) return 'ready'
  return verdicts.every((verdict) => verdict === 'not ready') ? 'not ready' : 'degraded'
}

interface Family {
  facts: string[]
  samples: string[]
}

const withWorker = (line: string, worker: number) => {
  const [, name = '', labels, value = ''] = /^(\w+)(?:\{(.*)\})? (.*)$/.exec(line) ?? []
  return `${name}{${labels ? `${labels},` : ''}worker="${worker}"} ${value}`
}

/**
 * Metrics of all workers in one text: each value has the label `worker` besides its own.
 * Source: `PLUS-095`, `PLUS-097`; Prometheus, "Exposition formats", text format 0.0.4
 */
export function joinMetrics(replies: readonly WorkerReply[]): string {
  const families = new Map<string, Family>()
  for (const reply of replies) {
    if (reply.state !== 'answered') continue
    let family: Family | undefined
    for (const line of reply.text.split('\n').filter(Boolean)) {
      const [, kind, name = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? []
      if (kind === 'HELP') {
        family = families.get(name) ?? { facts: [], samples: [] }
        families.set(name, family)
      }
      if (kind && family && family.facts.length < 2) family.facts.push(line)
      if (!kind) family?.samples.push(withWorker(line, reply.worker))
    }
  }
  const present = replies.map(
    ({ worker, state }) =>
      `forecourt_worker_up{worker="${worker}"} ${state === 'answered' ? 1 : 0}`,
  )
  const own = {
    facts: [
      '# HELP forecourt_worker_up Whether a worker answers.',
      '# TYPE forecourt_worker_up gauge',
    ],
    samples: present,
  }
  const lines = [own, ...families.values()].flatMap(({ facts, samples }) => [...facts, ...samples])
  return `${lines.join('\n')}\n`
}
