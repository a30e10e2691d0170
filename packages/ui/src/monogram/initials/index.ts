export { findInitials } from './initials.ts'
