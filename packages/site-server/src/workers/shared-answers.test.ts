import { describe, expect, it } from 'vitest'
import { areHealthy, joinMetrics, joinReadiness } from './shared-answers.ts'
import type { WorkerReply } from './worker-messages.ts'

const answered = (worker: number, text: string): WorkerReply => ({
  worker,
  state: 'answered',
  text,
})
const away: WorkerReply = { worker: 2, state: 'away' }
const silent: WorkerReply = { worker: 2, state: 'silent' }

describe('joinReadiness', () => {
  it.each<[string, WorkerReply[]]>([
    ['ready', [answered(1, 'ready'), answered(2, 'ready')]],
    ['degraded', [answered(1, 'ready'), answered(2, 'degraded')]],
    ['degraded', [answered(1, 'ready'), away]],
    ['degraded', [answered(1, 'ready'), silent]],
    ['degraded', [answered(1, 'degraded'), answered(2, 'degraded')]],
    ['not ready', [answered(1, 'not ready'), away]],
  ])('is %s for %j [PLUS-097]', (verdict, replies) => {
    expect(joinReadiness(replies)).toBe(verdict)
  })
})

describe('areHealthy', () => {
  it('is false for a worker that runs and does not answer, not for one that is begun again', () => {
    expect(areHealthy([answered(1, 'ok'), away])).toBe(true)
    expect(areHealthy([answered(1, 'ok'), silent])).toBe(false)
  })
})

describe('joinMetrics', () => {
  it('names the worker of each value, and each metric once [PLUS-097]', () => {
    const text = (count: number) =>
      [
        '# HELP a_total Of one.',
        '# TYPE a_total counter',
        `a_total{kind="page"} ${count}`,
        '# HELP b Of another.',
        '# TYPE b gauge',
        `b ${count}`,
        '',
      ].join('\n')
    expect(
      joinMetrics([answered(1, text(3)), answered(2, text(4)), { worker: 3, state: 'away' }]),
    ).toBe(`# HELP forecourt_worker_up Whether a worker answers.
# TYPE forecourt_worker_up gauge
forecourt_worker_up{worker="1"} 1
forecourt_worker_up{worker="2"} 1
forecourt_worker_up{worker="3"} 0
# HELP a_total Of one.
# TYPE a_total counter
a_total{kind="page",worker="1"} 3
a_total{kind="page",worker="2"} 4
# HELP b Of another.
# TYPE b gauge
b{worker="1"} 3
b{worker="2"} 4
`)
  })
})
