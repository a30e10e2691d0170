import { islandStore } from '@forecourt/islands/store'
import { useAtomValue } from 'jotai/react'
import type { ClientAtoms } from './client-atoms.ts'

/** True when a car is in the comparison, the same in every island of the page. Source: `D-64` */
export function useCompared(atoms: ClientAtoms, id: number): boolean {
  return useAtomValue(atoms.compared, { store: islandStore }).includes(id)
}
