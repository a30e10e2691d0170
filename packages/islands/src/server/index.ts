export { type AssetsManifest, islandFiles } from './island-files.ts'
export {
  insertIslands,
  islandMark,
  type RenderedIsland,
  renderIsland,
  scriptJson,
} from './render-island.ts'
