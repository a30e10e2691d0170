import type { Crumb } from '@forecourt/feature-vdp/model'
import { css, cx } from '@forecourt/styled-system/css'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import type { ReactNode } from 'react'
import { SitePicture } from '../site-picture.tsx'
import type { Content } from './load-content.ts'
import { Prose } from './prose.tsx'

const styles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', lg: '8' },
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    pt: { base: '4', lg: '6' },
  }),
  head: css({ display: 'grid', gap: { base: '5', lg: '10' }, alignItems: 'center' }),
  withPicture: css({
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  words: css({ display: 'grid', gap: '3', minW: '0' }),
  title: css({ textStyle: 'h1', m: '0', textWrap: 'balance', overflowWrap: 'anywhere' }),
  lead: css({ textStyle: 'lead', color: 'fg.muted', m: '0', maxW: 'prose' }),
  picture: css({ borderRadius: 'photo', overflow: 'hidden' }),
}

export interface ContentPageProps {
  content: Pick<Content, 'title' | 'hero' | 'html'>
  crumbs: readonly Crumb[]
  /** A sentence below the heading. Default none. */
  lead?: string | null
  /** Stands below the text, as wide as the page. Default nothing. */
  children?: ReactNode
}

/** A page of words: where it stands, its heading, a picture, the text. */
export function ContentPage({ content, crumbs, lead, children }: ContentPageProps) {
  const { title, hero, html } = content
  return (
    <div className={styles.page}>
      <Breadcrumb items={crumbs} />
      <header className={cx(styles.head, hero ? styles.withPicture : undefined)}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {hero && (
          <div className={styles.picture}>
            <SitePicture
              url={hero.url}
              alt={hero.alt}
              priority
              sizes="(min-width: 62em) 620px, 100vw"
            />
          </div>
        )}
      </header>
      <Prose html={html} />
      {children}
    </div>
  )
}
