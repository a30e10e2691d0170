import { readSelection, type Selected, selectAgain } from '../fields/selection.ts'

// Events of a visitor: where React writes a text the browser may tell of a selection too, an empty one.
const acts = ['select', 'input', 'keyup', 'pointerup'] as const

/**
 * Remembers the words a visitor has selected in a field of `island`, and where the caret stands, while its code
 * takes over: what was typed meanwhile is written anew, and the caret would jump to its end.
 * @param intent what made it begin. A field selects nothing yet while it is told of its focus
 * @returns what selects them again, once, unless the visitor has gone on meanwhile
 */
export function holdSelection(island: HTMLElement, intent?: Event): () => void {
  let held: Selected | null = intent?.type === 'focusin' ? null : readSelection(island)
  const remember = ({ type }: Event) => {
    const selected = readSelection(island)
    const isEmpty = selected?.from === selected?.to
    if (selected && !(type === 'select' && isEmpty)) held = selected
  }
  for (const act of acts) island.addEventListener(act, remember, true)
  return () => {
    for (const act of acts) island.removeEventListener(act, remember, true)
    selectAgain(held)
  }
}
