import { css } from '@forecourt/styled-system/css'
import type { ContentConfig } from '@forecourt/tenant-config/model'
import { CheckIcon } from '@forecourt/ui/icon'

const styles = {
  band: css({ bg: 'surface.tinted', color: 'fg.onTinted' }),
  list: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    py: '5',
    display: 'grid',
    gap: { base: '3', lg: '8' },
    listStyle: 'none',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(220px, 1fr))' },
  }),
  item: css({
    display: 'flex',
    gap: '3',
    '& svg': { w: '5', h: '5', flexShrink: '0', mt: '0.5' },
  }),
  title: css({ textStyle: 'label', display: 'block' }),
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
            <CheckIcon aria-hidden="true" />
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
