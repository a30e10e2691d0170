import { formatAddress } from '@forecourt/feature-locations/model'
import { css } from '@forecourt/styled-system/css'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import { Button } from '@forecourt/ui/button'
import { Link } from '@forecourt/ui/link'
import { createContentCrumbs } from '../../layout/content/content-head.ts'
import { usePage } from '../../layout/page-request.ts'
import { privacySections } from '../../layout/privacy-sections.ts'

const styles = {
  page: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    pt: { base: '4', lg: '6' },
    pb: { base: '8', lg: '12' },
  }),
  title: css({ textStyle: 'h1', m: '0', mt: { base: '6', lg: '8' }, mb: '6' }),
  section: css({ maxW: '[70ch]', mb: '8' }),
  heading: css({ textStyle: 'h3', m: '0', mb: '2' }),
  text: css({ textStyle: 'body', m: '0', mb: '3' }),
}

export function Page() {
  const { site } = usePage()
  const isCounted = site.embeds.tagManager.containerId !== null
  const office = site.locations.find(({ primary }) => primary) ?? site.locations[0]
  return (
    <div className={styles.page}>
      <Breadcrumb items={createContentCrumbs('Privacy Policy')} />
      <h1 className={styles.title}>Privacy Policy</h1>
      {privacySections(site.name, isCounted).map(
        ({ heading, paragraphs, link, changesConsent }) => (
          <section key={heading} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            {link && <Link href={link.href}>{link.label}</Link>}
            {changesConsent && (
              <div hidden data-change-consent="">
                <Button variant="outline">Change my answer</Button>
              </div>
            )}
          </section>
        ),
      )}
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
