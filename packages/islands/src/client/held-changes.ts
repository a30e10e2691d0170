type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type))

/**
 * Remembers what a visitor chooses and types in `island` before its code answers, and tells the code
 * once it does: a change that came too early would be lost, or put back.
 * @returns what plays the changes again, once
 */
export function holdChanges(island: HTMLElement): () => void {
  const held = new Map<Field, string>()
  const remember = ({ target }: Event) => {
    if (isField(target)) held.set(target, target.value)
  }
  // React puts the former choice back while it hydrates, so "change" may come with that one already.
  island.addEventListener('input', remember, true)
  return () => {
    island.removeEventListener('input', remember, true)
    for (const [field, value] of held) if (field.isConnected) change(field, value)
    held.clear()
  }
}

/** Changes a field as a visitor does: React takes notice of a value only if it was not set by script. */
function change(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
