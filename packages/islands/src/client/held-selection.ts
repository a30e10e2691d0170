type TextBox = HTMLInputElement | HTMLTextAreaElement

interface Selected {
  field: TextBox
  text: string
  from: number
  to: number
}

// Events of a visitor: where React writes a text the browser may tell of a selection too, an empty one.
const acts = ['select', 'input', 'keyup', 'pointerup'] as const

function readSelection(island: HTMLElement): Selected | null {
  const { activeElement: field } = document
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!isText || !island.contains(field)) return null
  const { selectionStart: from, selectionEnd: to, value: text } = field
  return from === null || to === null ? null : { field, text, from, to }
}

/**
 * Remembers the words a visitor has selected in a field of `island`, and where the caret stands, while its code
 * takes over: React writes the text of a text area anew, and the selection is gone, so that the next key would
 * leave words the visitor meant to replace.
 * @returns what selects them again, once, unless the visitor has gone on meanwhile
 */
export function holdSelection(island: HTMLElement): () => void {
  let held = readSelection(island)
  const remember = ({ type }: Event) => {
    const selected = readSelection(island)
    const isEmpty = selected?.from === selected?.to
    if (selected && !(type === 'select' && isEmpty)) held = selected
  }
  for (const act of acts) island.addEventListener(act, remember, true)
  return () => {
    for (const act of acts) island.removeEventListener(act, remember, true)
    if (held === null || document.activeElement !== held.field) return
    const { field, text, from, to } = held
    const isMoved = field.selectionStart !== from || field.selectionEnd !== to
    if (field.value === text && isMoved) field.setSelectionRange(from, to)
  }
}
