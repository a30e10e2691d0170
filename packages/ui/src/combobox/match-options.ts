/** A choice of a combobox. */
export interface ComboboxOption {
  /** Value that is sent. */
  value: string
  /** Words in the list and in the field. */
  label: string
  /** At the row's end, such as a count or a state. Default none. */
  description?: string
  /** Heading it stands under, with the others of that group. Default none. */
  group?: string
  /** Cannot be chosen. Default false. */
  disabled?: boolean
}

/** Options under one heading. */
export interface OptionGroup<Option extends ComboboxOption = ComboboxOption> {
  /** The heading; undefined for options without one. */
  label: string | undefined
  options: readonly Option[]
}

/** Options by their heading, each where the first of it stood. */
export function groupOptions<Option extends ComboboxOption>(
  options: readonly Option[],
): OptionGroup<Option>[] {
  const labels = [...new Set(options.map(({ group }) => group))]
  return labels.map((label) => ({
    label,
    options: options.filter(({ group }) => group === label),
  }))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Options that hold every word typed, in any order and without accents and capitals; those that begin
 * with the text come first. An empty text matches all.
 */
export function matchOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const wanted = wordsOf(text)
  const start = plain(text.trim())
  const found = options.filter(({ label, description }) => {
    const words = wordsOf(`${label} ${description ?? ''}`)
    return wanted.every((part) => words.some((word) => word.includes(part)))
  })
  const isFirst = (option: Option) => start !== '' && plain(option.label).startsWith(start)
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))]
}

/** The option whose label is the text, capitals and accents aside. */
export function optionNamed<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const name = plain(text.trim())
  return name === '' ? undefined : options.find((option) => plain(option.label) === name)
}

/** A label cut where the text begins and ends in it, for the part to be marked; all of it unmarked when it is not in it. */
export function markedParts(label: string, text: string): [string, string, string] {
  const wanted = plain(text.trim())
  const at = plain(label).indexOf(wanted)
  // Where taking accents off changes the length, places would not agree.
  if (wanted === '' || at < 0 || plain(label).length !== label.length) return [label, '', '']
  const end = at + wanted.length
  return [label.slice(0, at), label.slice(at, end), label.slice(end)]
}
