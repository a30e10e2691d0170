/** How many of a list are chosen. */
export type ChosenShare = 'none' | 'some' | 'all'

/** Chosen values after one was ticked or cleared, in the order of the options. */
export function withChecked(
  options: readonly { value: string }[],
  chosen: readonly string[],
  change: { value: string; isChecked: boolean },
): string[] {
  return options
    .map((option) => option.value)
    .filter((value) => (value === change.value ? change.isChecked : chosen.includes(value)))
}

interface Choosable {
  value: string
  disabled?: boolean
}

/** Share of the options that can be chosen; `all` only when there are any. */
export function chosenShare(options: readonly Choosable[], chosen: readonly string[]): ChosenShare {
  const open = options.filter((option) => !option.disabled)
  const count = open.filter((option) => chosen.includes(option.value)).length
  if (count === 0) return 'none'
  return count === open.length ? 'all' : 'some'
}

/** Chosen values after all were ticked or cleared; those that are switched off stay as they are. */
export function withAllChecked(
  options: readonly Choosable[],
  chosen: readonly string[],
  isChecked: boolean,
): string[] {
  return options
    .filter((option) => (option.disabled ? chosen.includes(option.value) : isChecked))
    .map((option) => option.value)
}
