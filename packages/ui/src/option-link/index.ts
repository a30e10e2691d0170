export type { OptionLinkProps } from './option-link.tsx'
export { OptionLink } from './option-link.tsx'
