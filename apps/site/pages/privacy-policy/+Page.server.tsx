import { formatAddress } from '@forecourt/feature-locations/model'
import { css } from '@forecourt/styled-system/css'
import { Link } from '@forecourt/ui/link'
import { usePage } from '../../layout/page-request.ts'
import { privacySections } from '../../layout/privacy-sections.ts'

const styles = {
  page: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    py: { base: '8', lg: '12' },
  }),
  title: css({ textStyle: 'h1', m: '0', mb: '6' }),
  section: css({ maxW: '[70ch]', mb: '8' }),
  heading: css({ textStyle: 'h3', m: '0', mb: '2' }),
  text: css({ textStyle: 'body', m: '0', mb: '3' }),
}

export function Page() {
  const { site } = usePage()
  const office = site.locations.find(({ primary }) => primary) ?? site.locations[0]
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Privacy Policy</h1>
      {privacySections(site.name).map(({ heading, paragraphs, link }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          {link && <Link href={link.href}>{link.label}</Link>}
        </section>
      ))}
      {office && (
        <section className={styles.section}>
          <h2 className={styles.heading}>Contact</h2>
          <p className={styles.text}>
            {site.name}, {formatAddress(office.address)}, {office.contact_detail.phone}
          </p>
        </section>
      )}
    </div>
  )
}
