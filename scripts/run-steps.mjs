// Runs steps as soon as what they need has passed and enough cores are free, in the order they are listed.

/**
 * One step of a run.
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [cores] cores it keeps busy; default 1
 * @property {string[]} [after] names of the steps it needs; those that are not part of the run count as passed
 */

/**
 * Runs steps side by side until all have passed or one has failed; those under way are then stopped.
 * @template {Step} S
 * @param {S[]} steps
 * @param {object} options
 * @param {number} options.cores cores to share; a step that wants more runs alone
 * @param {(step: S, signal: AbortSignal) => Promise<boolean>} options.runStep whether the step passed
 * @returns {Promise<{ passed: string[], failed: string[], skipped: string[] }>} names of steps; one that was stopped is skipped
 */
export async function runSteps(steps, { cores, runStep }) {
  const names = new Set(steps.map(({ name }) => name))
  const waiting = [...steps]
  const running = new Map()
  const passed = []
  const failed = []
  const stop = new AbortController()
  let free = cores
  const coresOf = (step) => Math.min(step.cores ?? 1, cores)
  const isReady = (step) =>
    coresOf(step) <= free &&
    (step.after ?? []).every((name) => !names.has(name) || passed.includes(name))

  const run = async (step) => {
    free -= coresOf(step)
    const ok = await runStep(step, stop.signal)
    free += coresOf(step)
    running.delete(step.name)
    if (ok) passed.push(step.name)
    else if (!stop.signal.aborted) {
      failed.push(step.name)
      stop.abort()
    }
  }

  while (!stop.signal.aborted) {
    for (const step of waiting.filter((one) => isReady(one))) {
      if (!isReady(step)) continue
      waiting.splice(waiting.indexOf(step), 1)
      running.set(step.name, run(step))
    }
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  await Promise.all(running.values())
  const skipped = [...names].filter((name) => !passed.includes(name) && !failed.includes(name))
  return { passed, failed, skipped }
}
