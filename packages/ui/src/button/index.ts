export type { ButtonLinkProps, ButtonProps } from './button.tsx'
export { Button, ButtonLink } from './button.tsx'
