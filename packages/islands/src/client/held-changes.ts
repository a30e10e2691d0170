type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

const readContent = (field: Field) => (isChoice(field) ? field.checked : field.value)

/** Content the page was sent with. */
function readFirstContent(field: Field): string | boolean | undefined {
  if (!(field instanceof HTMLSelectElement))
    return isChoice(field) ? field.defaultChecked : field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

/**
 * Remembers what a visitor chooses and types in `island` before its code answers, and tells the code
 * once it does: a change that came too early would be lost, or put back.
 * @returns what plays the changes again, once
 */
export function holdChanges(island: HTMLElement): () => void {
  const held = new Map<Field, string | boolean>()
  const remember = ({ target }: Event) => {
    if (!isField(target)) return
    // The last choice of several is played last.
    held.delete(target)
    held.set(target, readContent(target))
  }
  // React puts the former choice back while it hydrates, so "change" may come with that one already.
  island.addEventListener('input', remember, true)
  // A change that came before this script did is not told again; one elsewhere may be the browser's own.
  const field = island.querySelector(':focus')
  if (isField(field) && readContent(field) !== readFirstContent(field))
    held.set(field, readContent(field))
  return () => {
    island.removeEventListener('input', remember, true)
    for (const [field, content] of held) {
      if (!field.isConnected) continue
      hydratePart(field)
      if (typeof content === 'string') change(field, content)
      else choose(field as HTMLInputElement, content)
    }
    held.clear()
  }
}

/**
 * Has React hydrate the part of the island around `field`, which it does at once for a key and later by itself:
 * it would take the change for what the part began with, and put the former content back.
 */
function hydratePart(field: Field): void {
  field.dispatchEvent(new Event('keypress', { bubbles: true }))
}

/** Chooses as a visitor does: React takes notice of a press that changes something. */
function choose(field: HTMLInputElement, isChosen: boolean): void {
  field.checked = !isChosen
  field.click()
}

/** Changes a field as a visitor does: React takes notice of a value only if it was not set by script. */
function change(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
