export { ignoreBrokenPipes } from './broken-pipe.ts'
export { prepareDataFolder } from './data-folder.ts'
export { type Env, readEnv, readSecret } from './env.ts'
export {
  explainFailedStart,
  guardStart,
  StartError,
  type StartGuardOptions,
  type StartingProcess,
  startStep,
} from './failed-start.ts'
export { createLogger, type Logger, type RequestFields, type ServerLogger } from './logger.ts'
export { finishMs, type RunningServer, stopServer } from './stop-server.ts'
