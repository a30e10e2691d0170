export type { SkipLinkProps } from './skip-link.tsx'
export { SkipLink } from './skip-link.tsx'
