import { css } from '@forecourt/styled-system/css'
import type { ReactNode } from 'react'

const styles = {
  root: css({
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    justifyContent: 'space-between',
    gap: '5',
    p: { base: '5', md: '6' },
    bg: 'surface.tinted',
    color: 'fg.onTinted',
    borderRadius: 'card',
    overflowWrap: 'anywhere',
  }),
  words: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', minWidth: '0' }),
  title: css({ textStyle: 'h3', m: '0' }),
  text: css({ textStyle: 'body', color: 'fg.onTintedMuted', m: '0', maxW: '[60ch]' }),
  actions: css({
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    flexShrink: '0',
    gap: '3',
  }),
}

export interface CallsToActionProps {
  /** Id of the heading, unique on the page. Default "ask-about-it". */
  id?: string
  /** Things the visitor may do, such as "Ask about this CX-5". */
  title: string
  /** One sentence about what happens then. Default none. */
  text?: string
  /** One or two buttons; the page's own main button stays the filled one. */
  children: ReactNode
}

/** A last invitation after the facts: one sentence and the ways to act on it. */
export function CallsToAction({ id = 'ask-about-it', title, text, children }: CallsToActionProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
