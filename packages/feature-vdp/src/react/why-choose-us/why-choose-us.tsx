import { css } from '@forecourt/styled-system/css'
import type { ContentConfig } from '@forecourt/tenant-config/model'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    overflowWrap: 'anywhere',
  }),
  heading: css({ textStyle: 'h2', m: '0' }),
  list: css({
    display: 'grid',
    gap: { base: '5', lg: '8' },
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  }),
  item: css({ borderTopWidth: '3px', borderColor: 'action', pt: '4', overflowWrap: 'anywhere' }),
  title: css({ textStyle: 'h4', m: '0', mb: '2' }),
  text: css({ textStyle: 'body', color: 'fg.muted', m: '0', maxW: '[48ch]' }),
}

export interface WhyChooseUsProps {
  /** Heading and reasons in the dealer's own words; without reasons nothing is rendered. */
  content: ContentConfig['whyChooseUs']
}

/** Why shoppers choose this dealer. Source: VDP-065 */
export function WhyChooseUs({ content: { heading, reasons } }: WhyChooseUsProps) {
  if (reasons.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="why-choose-us">
      <h2 id="why-choose-us" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason.title} className={styles.item}>
            <h3 className={styles.title}>{reason.title}</h3>
            <p className={styles.text}>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
