import { islandStore } from '@forecourt/islands/store'
import { useScripted } from '@forecourt/ui/scripted'
import { useAtomValue } from 'jotai/react'
import type { Atom } from 'jotai/vanilla'

/**
 * Value of an atom the finance parts share; null on the server and while React takes over the page, whatever
 * another part set meanwhile, so that both render the same.
 */
export function useFinanceAtom<Value>(atom: Atom<Value>): Value | null {
  const value = useAtomValue(atom, { store: islandStore })
  return useScripted() ? value : null
}
