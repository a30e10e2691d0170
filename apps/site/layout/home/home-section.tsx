import { css } from '@forecourt/styled-system/css'
import type { ReactNode } from 'react'

export const section = css({
  maxW: 'content',
  mx: 'auto',
  px: { base: 'page', lg: '6' },
  pt: { base: '12', lg: 'section' },
})

export const sectionTitle = css({ textStyle: 'h2', m: '0' })

export const cardGrid = css({
  display: 'grid',
  gap: 'gutter',
  listStyle: 'none',
  m: '0',
  p: '0',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
})

const head = css({ mb: '5' })

export interface HomeSectionProps {
  /** Id of the heading. */
  id: string
  heading: string
  children: ReactNode
}

/** One part of the home page under its heading. */
export function HomeSection({ id, heading, children }: HomeSectionProps) {
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={sectionTitle}>
          {heading}
        </h2>
      </div>
      {children}
    </section>
  )
}
