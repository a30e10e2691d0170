import { css } from '@forecourt/styled-system/css'
import type { ContentConfig } from '@forecourt/tenant-config/model'
import { HomeSection } from './home-section.tsx'

const styles = {
  list: css({
    display: 'grid',
    gap: { base: '5', lg: '8' },
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(220px, 1fr))' },
    '&:has(> :nth-child(4):last-child)': {
      md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      xl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
  item: css({ borderTopWidth: '3px', borderColor: 'action', pt: '4' }),
  title: css({ textStyle: 'h4', m: '0', mb: '2' }),
  text: css({ textStyle: 'body', color: 'fg.muted', m: '0' }),
}

/** Why shoppers choose this dealer, in the dealer's own words. */
export function Reasons({ content: { whyChooseUs } }: { content: ContentConfig }) {
  if (whyChooseUs.reasons.length === 0) return null
  return (
    <HomeSection id="reasons" heading={whyChooseUs.heading}>
      <ul className={styles.list}>
        {whyChooseUs.reasons.map((reason) => (
          <li key={reason.title} className={styles.item}>
            <h3 className={styles.title}>{reason.title}</h3>
            <p className={styles.text}>{reason.text}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
