import { css } from '@forecourt/styled-system/css'
import type { ContentConfig } from '@forecourt/tenant-config/model'
import { CheckIcon } from '@forecourt/ui/icon'

const styles = {
  // A band keeps its distance from what it follows, except from the hero, whose foot it is.
  band: css({
    bg: 'surface.tinted',
    color: 'fg.onTinted',
    mt: { base: '12', lg: 'section' },
    '[data-hero] + &': { mt: '0' },
  }),
  list: css({
    maxW: 'content',
    px: { base: 'page', lg: '6' },
    my: '0',
    py: { base: '8', lg: '10' },
    mx: 'auto',
    display: 'grid',
    gap: { base: '5', lg: '8' },
    listStyle: 'none',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(220px, 1fr))' },
  }),
  item: css({
    display: 'flex',
    gap: '4',
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '10',
    h: '10',
    borderRadius: 'full',
    bg: 'action',
    color: 'fg.onAction',
  }),
  title: css({ textStyle: 'h4', display: 'block', mb: '1' }),
  text: css({ textStyle: 'bodySm', color: 'fg.onTintedMuted' }),
}

/** Short promises of the dealer, in one band. */
export function Promises({ content: { promises } }: { content: ContentConfig }) {
  if (promises.length === 0) return null
  return (
    <section className={styles.band} aria-label="What we promise">
      <ul className={styles.list}>
        {promises.map((promise) => (
          <li key={promise.title} className={styles.item}>
            <span className={styles.icon}>
              <CheckIcon size={20} aria-hidden="true" />
            </span>
            <span>
              <strong className={styles.title}>{promise.title}</strong>
              <span className={styles.text}>{promise.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
