import { createStore } from 'jotai/vanilla'

/**
 * The one store of a page. Atoms live with the feature they belong to; every island, and every script
 * without React, reads and writes them here, so that all of them show the same at once. Inside a
 * component: `useAtomValue(atom, { store: islandStore })`.
 *
 * A server renders for many visitors: there, atoms are only read, and only in their initial state.
 */
export const islandStore = createStore()
