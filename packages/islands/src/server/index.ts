export { Island, type IslandProps, IslandsPage, type IslandsPageProps } from './island.tsx'
export type { AssetsManifest } from './island-files.ts'
export { createIslandSlots, type IslandSlots } from './island-slots.ts'
export { toScriptJson } from './script-json.ts'
