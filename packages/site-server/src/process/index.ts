export { runWorkers } from '../workers/run-workers.ts'
export { ignoreBrokenPipes } from './broken-pipe.ts'
export { type Env, readEnv } from './env.ts'
export {
  guardStart,
  StartError,
  type StartGuardOptions,
  type StartingProcess,
} from './failed-start.ts'
export { createLogger, type Logger, type RequestFields, type ServerLogger } from './logger.ts'
export { type RunningServer, stopServer } from './stop-server.ts'
