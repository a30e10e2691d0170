export type { SheetProps } from './sheet.tsx'
export { Sheet } from './sheet.tsx'
