export type { MultiComboboxProps } from './multi-combobox.tsx'
export { MultiCombobox } from './multi-combobox.tsx'
