export { Combobox } from './combobox.tsx'
export type { ComboboxProps } from './combobox-props.ts'
export type { ComboboxOption } from './match-options.ts'
