import { css } from '@forecourt/styled-system/css'
import type { ReactNode } from 'react'
import { section, sectionTitle } from './home.styles.ts'

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
