import { skipLink } from '@forecourt/styled-system/recipes'

export interface SkipLinkProps {
  /** Id of the element to jump to; give that element `tabIndex={-1}`. Default `main`. */
  targetId?: string
  /** Text of the link. Default "Skip to main content". */
  children?: string
}

/** The first thing in the body: takes keyboard users past the header. */
export function SkipLink({ targetId = 'main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a className={skipLink()} href={`#${targetId}`}>
      {children}
    </a>
  )
}
