import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { dealershipLicence } from './licences.ts'
import { footerMenus } from './menus.ts'

const styles = {
  footer: css({
    bg: 'surface.inverse',
    color: 'fg.inverse',
    mt: '16',
    pt: { base: '10', lg: '16' },
    pb: '10',
  }),
  inner: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    display: 'grid',
    gap: '10',
  }),
  top: css({
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
  }),
  title: css({ textStyle: 'h4', mb: '3', color: 'inherit' }),
  list: css({ listStyle: 'none', m: '0', p: '0' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minH: '8',
    _touch: { minH: 'control.md' },
    color: 'inherit',
    textStyle: 'bodySm',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
  licences: css({
    borderTopWidth: '1px',
    borderColor: 'fg.inverse/25',
    pt: '6',
    display: 'grid',
    gap: '4',
  }),
  licenceList: css({
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
  }),
  small: css({ textStyle: 'caption', maxW: '[72ch]', m: '0' }),
}

/** Licences of the dealerships, each once, with the label of its state (D-99, PLUS-043). */
function dealerLicences(site: Site) {
  return site.dealerships.flatMap(({ slug, name }) => {
    const licence = dealershipLicence(site, slug)
    return licence ? [{ slug, text: `${name} ${licence}` }] : []
  })
}

/** Footer of every page: menus, licences, small print. */
export function SiteFooter({ site, year }: { site: Site; year: number }) {
  const licences = dealerLicences(site)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          {footerMenus(site).map((menu) => (
            <nav key={menu.title} aria-label={menu.title}>
              <h2 className={styles.title}>{menu.title}</h2>
              <ul className={styles.list}>
                {menu.links.map((link) => (
                  <li key={`${link.label} ${link.href}`}>
                    <a className={styles.link} href={link.href}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.licences}>
          <ul className={styles.licenceList}>
            {licences.map((licence) => (
              <li key={licence.slug}>{licence.text}</li>
            ))}
          </ul>
          {site.footer.acknowledgement && (
            <p className={styles.small}>{site.footer.acknowledgement}</p>
          )}
          {site.footer.smallPrint && <p className={styles.small}>{site.footer.smallPrint}</p>}
          <p className={styles.small}>
            © {year} {site.name}
          </p>
        </div>
      </div>
    </footer>
  )
}
