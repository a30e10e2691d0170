import cluster from 'node:cluster'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMetricsPort } from '../metrics/metrics-port.ts'
import type { Env } from '../process/env.ts'
import { createLogger } from '../process/logger.ts'
import { joinMetrics } from './shared-answers.ts'
import { superviseWorkers } from './supervise-workers.ts'
import { workerVariables } from './worker-messages.ts'

/** Most milliseconds everything may take after a signal; orchestrators wait 30 s. */
const STOP_MS = 15_000

/** Part of the environment that several workers are made with. */
type WorkersEnv = Pick<
  Env,
  | 'FORECOURT_WORKERS'
  | 'FORECOURT_HTML_CACHE_MB'
  | 'FORECOURT_METRICS_PORT'
  | 'FORECOURT_METRICS_HOST'
>

/** The environment of the workers: a share of the page cache each, and no port for metrics. */
function shareEnvironment({ FORECOURT_WORKERS: workers, ...env }: WorkersEnv, folder: string) {
  const share = Math.max(1, Math.floor(env.FORECOURT_HTML_CACHE_MB / workers))
  process.env['FORECOURT_HTML_CACHE_MB'] = String(share)
  process.env[workerVariables.folder] = folder
  delete process.env['FORECOURT_METRICS_PORT']
}

/**
 * Runs the server as several workers, where `FORECOURT_WORKERS` asks for them and this process is not one of
 * them. Such a process serves nothing but the metrics' own port; it begins the workers, again when one ends,
 * and ends with them.
 * @returns at once in the one process that serves by itself, and in a worker; never in a parent
 * @throws StartError when the metrics cannot be served
 * Source: `PLUS-097`
 */
export async function runWorkers(env: WorkersEnv): Promise<void> {
  const { FORECOURT_WORKERS: workers, FORECOURT_METRICS_PORT: port } = env
  if (workers === 1 || cluster.isWorker) return
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-workers-'))
  shareEnvironment(env, folder)
  const logger = createLogger()
  const ask: { metrics: () => Promise<string> } = { metrics: async () => '' }
  if (port !== undefined)
    await openMetricsPort(
      { write: () => ask.metrics() },
      { port, host: env.FORECOURT_METRICS_HOST },
    )
  const supervisor = superviseWorkers({
    workers,
    logger,
    print: (line) => process.stdout.write(line),
    stopMs: STOP_MS,
  })
  ask.metrics = async () => joinMetrics(await supervisor.askAll('metrics'))
  let isEnding = false
  const end = async (code?: number) => {
    if (isEnding) return
    isEnding = true
    const ended = await supervisor.stop()
    await rm(folder, { recursive: true, force: true })
    process.exit(code ?? ended)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
  await end(await supervisor.failed)
  await new Promise<never>(() => {})
}
