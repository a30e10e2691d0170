import { measureIndexes } from './indexes.ts'
import { measureLookup } from './lookup.ts'
import { measurePassing } from './passing.mjs'

/**
 * Costs that `docs/scale.md` reckons with: finding a site among many, the index of many dealers in memory, a
 * change of one among them, and a request that comes to the worker of another dealer. Linux only.
 * `npm run build && npm run bench:scale`
 */
measureLookup()
await measureIndexes()
await measurePassing()
