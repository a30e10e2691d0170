export { createInMemoryLeadStore } from './in-memory-lead-store.ts'
export { aLead, aLeadEntry, anEnquiry, anEnquiryCar } from './leads.ts'
export { createSilentLogger } from './silent-logger.ts'
export { aStorage } from './storage.ts'
