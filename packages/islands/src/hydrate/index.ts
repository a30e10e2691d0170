export { hydrateIsland } from './hydrate-island.tsx'
