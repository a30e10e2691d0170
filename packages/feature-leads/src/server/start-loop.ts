/**
 * Runs a task now, and again after a pause, until the returned function is called, which waits for what is under
 * way. The next pause begins when the task has ended.
 * @param task rejects never: what goes wrong is its own to log. `isStopped` tells it that nobody waits for more
 * @param everyMs pause in milliseconds
 */
export function startLoop(
  task: (isStopped: () => boolean) => Promise<unknown>,
  everyMs: number,
): () => Promise<void> {
  let hasStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  async function runOnce() {
    await task(() => hasStopped)
    if (!hasStopped) timer = setTimeout(run, everyMs)
  }
  function run() {
    running = runOnce()
  }
  run()
  return async () => {
    hasStopped = true
    clearTimeout(timer)
    await running
  }
}
