export { findInitials } from './initials/initials.ts'
export type { MonogramProps } from './monogram.tsx'
export { Monogram } from './monogram.tsx'
