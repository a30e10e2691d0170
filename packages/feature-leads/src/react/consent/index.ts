export { startTagManager, type TagManagerOptions } from './start-tag-manager.ts'
