export { hydrateTree } from './hydrate-tree.tsx'
