/** Words selected in a field, or, where both ends are one, the place of the caret. */
export interface Selected {
  field: HTMLInputElement | HTMLTextAreaElement
  text: string
  from: number
  to: number
}

/** Selection in the field of `island` that has the focus; null where there is none. */
export function readSelection(island: HTMLElement): Selected | null {
  const { activeElement: field } = document
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!isText || !island.contains(field)) return null
  const { selectionStart: from, selectionEnd: to, value: text } = field
  return from === null || to === null ? null : { field, text, from, to }
}

/** Selects the same words again, unless the visitor has gone on since: code moves a caret, but selects no words. */
export function selectAgain(selected: Selected | null): void {
  if (selected === null || document.activeElement !== selected.field) return
  const { field, text, from, to } = selected
  const { value, selectionStart: caret, selectionEnd } = field
  const isMoved = caret === selectionEnd && (caret !== from || caret !== to)
  if (value === text && isMoved) field.setSelectionRange(from, to)
}
