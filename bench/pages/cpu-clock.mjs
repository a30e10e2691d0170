import { readdirSync, readFileSync } from 'node:fs'

/**
 * CPU time of all threads of a process, in milliseconds, as the scheduler counts it: in nanoseconds, where
 * the clock of `/proc/PID/stat` ticks every 10 ms.
 * @throws where the kernel counts no scheduling (`CONFIG_SCHED_INFO`), as outside Linux
 */
export function readCpuMs(pid) {
  const tasks = `/proc/${pid}/task`
  let nanoseconds = 0
  for (const task of readdirSync(tasks)) {
    // A thread that just ended has no file any more; those of Node stay.
    try {
      nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0])
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error
    }
  }
  return nanoseconds / 1e6
}
