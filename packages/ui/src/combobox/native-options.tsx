import { type ComboboxOption, groupOptions } from './match-options.ts'

/** Options of a native select, with those of a group under its heading. */
export function NativeOptions({ options }: { options: readonly ComboboxOption[] }) {
  return groupOptions(options).map(({ label, options: held }) => {
    const listed = held.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled}>
        {option.description ? `${option.label}, ${option.description}` : option.label}
      </option>
    ))
    if (label === undefined) return listed
    return (
      <optgroup key={label} label={label}>
        {listed}
      </optgroup>
    )
  })
}
