import { cx } from '@forecourt/styled-system/css'
import { pageSection } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import { PageContainer } from './layout.tsx'

export interface PageSectionProps {
  /** Content of the section. */
  children: ReactNode
  /** Its heading, which also names it. Default none. */
  title?: ReactNode
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3
  /** One or two sentences below the heading. Default none. */
  intro?: ReactNode
  /** A link or button beside the heading, such as "See all offers". Default none. */
  action?: ReactNode
  /** Ground: `tinted` and `band` are the brand's, `dark` turns every colour inside around. Default `plain`, the page's own. */
  tone?: 'plain' | 'raised' | 'sunken' | 'tinted' | 'band' | 'dark'
  /** Space above and below. Default `md`. */
  space?: 'none' | 'sm' | 'md'
  /** Where heading and intro stand. Default `start`. */
  align?: 'start' | 'center'
  /** Width of the content. Default `content`. */
  width?: 'content' | 'prose' | 'full'
  /** Target of a link to this section. Default none. */
  id?: string
  /** Further class names. Default none. */
  className?: string
}

/** A part of a page across its whole width: heading, intro, an action and the content. */
export function PageSection({
  children,
  title,
  headingLevel = 2,
  intro,
  action,
  tone = 'plain',
  space = 'md',
  align = 'start',
  width = 'content',
  id,
  className,
}: PageSectionProps) {
  const headingId = useId()
  const classes = pageSection({ tone, space, align })
  const Heading = `h${headingLevel}` as const
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      data-surface={tone === 'dark' ? 'dark' : undefined}
      className={cx(classes.root, className)}
    >
      <PageContainer width={width} className={classes.inner}>
        {(title || intro || action) && (
          <div className={classes.head}>
            <div className={classes.words}>
              {title && (
                <Heading id={headingId} className={classes.title}>
                  {title}
                </Heading>
              )}
              {intro && <p className={classes.intro}>{intro}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </PageContainer>
    </section>
  )
}
