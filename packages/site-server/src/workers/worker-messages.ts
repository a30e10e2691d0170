/** Something every worker is asked, so that one answer speaks for all. */
export type WorkerQuestion = 'health' | 'readiness' | 'metrics'

/** The answer of one worker: `away` while it is begun again, `silent` when it does not answer in time. */
export type WorkerReply =
  | { worker: number; state: 'answered'; text: string }
  | { worker: number; state: 'away' | 'silent' }

/** Words of a worker to the parent. */
export type FromWorker =
  /** Everything is open; it waits until it may take requests. */
  | { kind: 'opened' }
  /** It takes requests; the line says where. */
  | { kind: 'listening'; line: string }
  /** A question of its own, for all. */
  | { kind: 'ask'; id: number; question: WorkerQuestion }
  | { kind: 'reply'; id: number; text: string }

/** Words of the parent to a worker. */
export type ToWorker =
  /** Requests may be taken. */
  | { kind: 'go' }
  | { kind: 'question'; id: number; question: WorkerQuestion }
  | { kind: 'answers'; id: number; replies: WorkerReply[] }

/** Variables the parent sets for a worker. */
export const workerVariables = {
  /** Its number, from 1. */
  number: 'FORECOURT_WORKER',
  /** Folder of the workers' sockets. */
  folder: 'FORECOURT_WORKER_FOLDER',
} as const

/** Where a worker takes requests from the others. */
export const resolveWorkerSocket = (folder: string, worker: number): string =>
  process.platform === 'win32'
    ? String.raw`\\.\pipe\forecourt-${folder.replaceAll(/[^\w-]/g, '-')}-${worker}`
    : `${folder}/${worker}.sock`
