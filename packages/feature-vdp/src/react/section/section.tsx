import { css } from '@forecourt/styled-system/css'
import type { ReactNode } from 'react'

const styles = {
  root: css({
    pt: { base: '6', lg: '8' },
    borderTopWidth: '1px',
    borderColor: 'border',
    scrollMarginTop: '20',
    // The first follows the pictures on a wide screen, where no line is needed between them; one that is
    // an island has nobody beside it.
    lg: { '&:first-child:not([data-island] > *)': { pt: '0', borderTopWidth: '0' } },
    // Without script nothing comes to take the place of what loads.
    '@media (scripting: none)': { '&:has(> [aria-busy])': { display: 'none' } },
  }),
  title: css({ textStyle: 'h3', mb: { base: '4', lg: '5' } }),
}

export interface SectionProps {
  /** Anchor of the section, also the prefix of its heading's id. */
  id: string
  /** Heading. */
  title: string
  /** Content; without any there is no section. */
  children: ReactNode
}

/** One titled part of the vehicle page. */
export function Section({ id, title, children }: SectionProps) {
  if (!children) return null
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
