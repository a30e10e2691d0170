import { describe, expect, it } from 'vitest'
import { runSteps } from './run-steps.mjs'

/** A run whose steps end when told to. */
function aRun(steps, cores = 2) {
  const started = []
  const end = {}
  const runStep = (step, signal) => {
    started.push(step.name)
    return new Promise((resolve) => {
      end[step.name] = resolve
      signal.addEventListener('abort', () => resolve(false))
    })
  }
  const ended = runSteps(steps, { cores, runStep })
  return { started, ended, finish: (name, ok = true) => (end[name](ok), settled()) }
}

/** All promises that are ready have gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('runSteps', () => {
  it('runs as many steps side by side as there are cores', async () => {
    const run = aRun([{ name: 'lint' }, { name: 'types' }, { name: 'unused' }])
    expect(run.started).toEqual(['lint', 'types'])
    await run.finish('types')
    expect(run.started).toEqual(['lint', 'types', 'unused'])
    await run.finish('lint')
    await run.finish('unused')
    expect(await run.ended).toEqual({
      passed: ['types', 'lint', 'unused'],
      failed: [],
      skipped: [],
    })
  })

  it('lets a small step go ahead of one that waits for more cores', async () => {
    const run = aRun([{ name: 'lint' }, { name: 'stories', cores: 2 }, { name: 'unused' }])
    expect(run.started).toEqual(['lint', 'unused'])
    await run.finish('lint')
    expect(run.started).toEqual(['lint', 'unused'])
    await run.finish('unused')
    expect(run.started).toEqual(['lint', 'unused', 'stories'])
    await run.finish('stories')
    expect((await run.ended).passed).toHaveLength(3)
  })

  it('runs a step that wants more cores than there are alone', async () => {
    const run = aRun([{ name: 'stories', cores: 2 }, { name: 'lint' }], 1)
    expect(run.started).toEqual(['stories'])
    await run.finish('stories')
    await run.finish('lint')
    expect((await run.ended).passed).toEqual(['stories', 'lint'])
  })

  it('starts a step when what it needs has passed, and takes what is not in the run as passed', async () => {
    const run = aRun([
      { name: 'report', after: ['unit', 'journeys'] },
      { name: 'unit', after: ['codegen'] },
    ])
    expect(run.started).toEqual(['unit'])
    await run.finish('unit')
    expect(run.started).toEqual(['unit', 'report'])
    await run.finish('report')
    expect((await run.ended).passed).toEqual(['unit', 'report'])
  })

  it('stops what is under way at the first failure and counts it as skipped', async () => {
    const run = aRun([{ name: 'lint' }, { name: 'unit' }, { name: 'stories', after: ['unit'] }])
    await run.finish('lint', false)
    expect(await run.ended).toEqual({ passed: [], failed: ['lint'], skipped: ['unit', 'stories'] })
    expect(run.started).toEqual(['lint', 'unit'])
  })
})
