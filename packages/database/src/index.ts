export { type RestoreOptions, restoreBackup } from './backup/restore-backup.ts'
export { type BackupSummary, writeBackup } from './backup/write-backup.ts'
export {
  type Database,
  type OpenDatabaseOptions,
  openDatabase,
} from './database.ts'
export { DatabaseError } from './database-error.ts'
export type { Notification, StopListening } from './listener.ts'
export type { DatabaseLogger } from './logger.ts'
export { prepareOnce, type SiteTransaction, type SystemTransaction } from './site-transaction.ts'
