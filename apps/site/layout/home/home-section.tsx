import { css } from '@forecourt/styled-system/css'
import { Link } from '@forecourt/ui/link'
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

/** An item of three parts, each as high as that of the items beside it. */
export const threeRows = css({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: '0',
})

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '6',
  mb: '5',
})

// A line of text is too low for a finger.
const moreLink = css({ _touch: { py: '2.5', my: '-2.5' } })

export interface HomeSectionProps {
  /** Id of the heading. */
  id: string
  heading: string
  /** The way to more of it, beside the heading. Default none. */
  more?: { label: string; href: string } | undefined
  children: ReactNode
}

/** One part of the home page under its heading. */
export function HomeSection({ id, heading, more, children }: HomeSectionProps) {
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={sectionTitle}>
          {heading}
        </h2>
        {more && (
          <Link href={more.href} className={moreLink}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
