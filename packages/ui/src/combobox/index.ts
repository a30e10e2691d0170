export type { ComboboxProps } from './combobox.tsx'
export { Combobox } from './combobox.tsx'
export type { ComboboxOption } from './match-options.ts'
