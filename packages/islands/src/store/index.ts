export { islandStore } from './island-store.ts'
