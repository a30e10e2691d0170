export { defineIsland, type IslandDefinition } from './definition/define-island.ts'
