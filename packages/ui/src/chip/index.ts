export type { ChipProps } from './chip.tsx'
export { Chip } from './chip.tsx'
export type { ChipGroupProps } from './chip-group.tsx'
export { ChipGroup } from './chip-group.tsx'
