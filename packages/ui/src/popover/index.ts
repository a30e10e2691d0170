export type { PopoverOpener } from './opens-popover.ts'
export { opensPopover } from './opens-popover.ts'
export type { PopoverProps } from './popover.tsx'
export { Popover } from './popover.tsx'
