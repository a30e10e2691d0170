/** A site that is running on its own data folder. */
export interface ServedSite {
  port: number
  directory: string
  pid: number
  /** Ends it; removes the folder unless it was given. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the built site with the demo stock; rejects unless it is ready within 90 s. */
export function serveSite(options?: {
  /** Default 4173. */
  port?: number
  env?: Record<string, string>
  /** Data folder. Default a new one that `stop` removes. */
  directory?: string
  /** Default ignore. */
  output?: 'ignore' | 'inherit'
  /** Checkout whose built site it is. Default this one. */
  root?: string
}): Promise<ServedSite>
