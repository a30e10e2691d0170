export { atIdle } from './prefetch-island.ts'
export { type IslandModule, type Islands, startAtOnce, startIslands } from './start-islands.ts'
