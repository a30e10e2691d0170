import { ButtonLink } from '@forecourt/ui/button'
import type { CarAction } from '../../model/index.ts'
import { opensForm } from '../actions/car-actions.tsx'

export interface BarLinksProps {
  /** Get Finance and Trade-In, each where it applies (`listBarActions`). */
  links: readonly CarAction[]
  /** Height of the buttons. Default `md`. */
  size?: 'sm' | 'md'
}

/** The quieter buttons of the bars that stay in sight (VDP-024). */
export function BarLinks({ links, size = 'md' }: BarLinksProps) {
  return links.map((link) => (
    <ButtonLink
      key={link.kind}
      href={link.href}
      variant="quiet"
      size={size}
      {...(link.opensForm && opensForm)}
    >
      {link.label}
    </ButtonLink>
  ))
}
