export { guardOffline } from './guard-offline.ts'
export { runAtIdle } from './prefetch-island.ts'
export { type IslandModule, type IslandModules, startIslands } from './start-islands.ts'
