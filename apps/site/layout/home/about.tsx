import { css } from '@forecourt/styled-system/css'
import type { ContentConfig } from '@forecourt/tenant-config/model'
import { section, sectionTitle } from './home-section.tsx'

const styles = {
  columns: css({
    display: 'grid',
    gap: { base: '4', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  }),
  text: css({ display: 'grid', gap: '4', textStyle: 'lead', maxW: 'prose', '& p': { m: '0' } }),
}

/** Who the dealer is, in the dealer's own words. */
export function About({ content: { about } }: { content: ContentConfig }) {
  if (!about) return null
  return (
    <section className={section} aria-labelledby="about">
      <div className={styles.columns}>
        <h2 id="about" className={sectionTitle}>
          {about.heading}
        </h2>
        <div className={styles.text}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
