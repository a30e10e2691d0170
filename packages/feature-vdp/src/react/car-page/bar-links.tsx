import { ButtonLink } from '@forecourt/ui/button'
import type { CarAction } from '../../model/index.ts'

export interface BarLinksProps {
  /** Get Finance and Trade-In, each where it applies (`listBarActions`). */
  links: readonly CarAction[]
  /** Height of the buttons. Default `md`. */
  size?: 'sm' | 'md'
}

/** The quieter buttons of the bars that stay in sight (VDP-024). */
export function BarLinks({ links, size = 'md' }: BarLinksProps) {
  return links.map(({ kind, label, href }) => (
    <ButtonLink key={kind} href={href} variant="quiet" size={size}>
      {label}
    </ButtonLink>
  ))
}
