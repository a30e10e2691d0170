import { OpeningWords } from '@forecourt/feature-locations'
import {
  findMainPhone,
  findPrimaryLocation,
  formatAddress,
  formatDealershipLicence,
} from '@forecourt/feature-locations/model'
import { resolveSiteBrand } from '@forecourt/site-server'
import { css, cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { Fragment } from 'react'
import { footerMenus, type MenuStock } from './menus.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { SocialLinks } from './social-links.tsx'

const contactItem = {
  display: 'inline-flex',
  gap: '2.5',
  textStyle: 'bodySm',
  color: 'footer.muted',
} as const

const styles = {
  footer: css({
    bg: 'footer.bg',
    color: 'footer.fg',
    borderTopWidth: '1px',
    borderColor: 'footer.border',
    mt: { base: '12', lg: 'section' },
    pt: { base: '10', lg: '16' },
    pb: '10',
    // Out of sight it is neither drawn nor restyled, as all would be when a sheet opens over the page.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: { base: 'auto 60rem', lg: 'auto 40rem' },
  }),
  inner: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    display: 'grid',
    gap: '10',
  }),
  top: css({
    display: 'grid',
    gap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  }),
  about: css({ display: 'grid', gap: '4', alignContent: 'start', justifyItems: 'start' }),
  // A height of its own: one that comes late and has none moves what stands below it.
  logo: css({
    h: '10',
    w: 'auto',
    maxW: '100%',
    objectFit: 'contain',
    objectPosition: 'left',
    _forcedColors: { forcedColorAdjust: 'none', bg: 'footer.bg' },
  }),
  name: css({ textStyle: 'h3', m: '0' }),
  contact: css({ listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '2' }),
  contactItem: css({ ...contactItem, alignItems: 'flex-start', textWrap: 'pretty' }),
  contactCall: css({ ...contactItem, alignItems: 'center' }),
  contactLink: css({
    color: 'footer.fg',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    minH: '6',
    _touch: { minH: 'touch', display: 'inline-flex', alignItems: 'center' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
  menus: css({
    display: 'grid',
    gap: '8',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(auto-fit, minmax(132px, 1fr))',
    },
  }),
  title: css({ textStyle: 'label', fontWeight: 'bold', mb: '3', color: 'inherit' }),
  list: css({ listStyle: 'none', m: '0', p: '0' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minH: '8',
    // Two lines of one name stand closer than two names.
    py: '1',
    _touch: { minH: 'control.md' },
    color: 'footer.muted',
    textStyle: 'bodySm',
    textDecoration: 'none',
    _hover: { color: 'footer.fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
  licences: css({
    borderTopWidth: '1px',
    borderColor: 'footer.border',
    pt: '6',
    display: 'grid',
    gap: '4',
    color: 'footer.muted',
  }),
  licenceList: css({ textStyle: 'caption', fontVariantNumeric: 'tabular-nums', m: '0' }),
  // A number is not parted from its label where the line has room for both.
  licence: css({ display: 'inline-block' }),
  small: css({ textStyle: 'caption', maxW: '[72ch]', m: '0' }),
}

/** Licences of the dealerships, each once, with the label of its state (D-99, PLUS-043). */
function dealerLicences(site: Site) {
  return site.dealerships.flatMap(({ slug, name }) => {
    const licence = formatDealershipLicence(site, slug)
    return licence ? [`${name} ${licence}`] : []
  })
}

export interface SiteFooterProps {
  site: Site
  now: Date
  /** Stock the menus lead to. */
  stock: MenuStock
}

/** Footer of every page: who and where the dealer is, menus, licences, small print. */
export function SiteFooter({ site, now, stock }: SiteFooterProps) {
  const licences = dealerLicences(site)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <Contact site={site} now={now} />
          <div className={styles.menus}>
            {footerMenus(site, stock).map((menu) => (
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
        </div>
        <div className={styles.licences}>
          <p className={styles.licenceList}>
            {licences.map((licence, index) => (
              <Fragment key={licence}>
                {index > 0 && ' · '}
                <span className={styles.licence}>{licence}</span>
              </Fragment>
            ))}
          </p>
          <PaymentMarks site={site} />
          {site.footer.acknowledgement && (
            <p className={styles.small}>{site.footer.acknowledgement}</p>
          )}
          {site.footer.smallPrint && <p className={styles.small}>{site.footer.smallPrint}</p>}
          <p className={styles.small}>{`© ${now.getFullYear()} ${site.name}`}</p>
        </div>
      </div>
    </footer>
  )
}

/** The dealer's logo with the main location's number, address and hours of today. */
function Contact({ site, now }: { site: Site; now: Date }) {
  const main = findPrimaryLocation(site)
  const phone = findMainPhone(site)
  return (
    <div className={styles.about}>
      <Logo site={site} />
      <ul className={styles.contact}>
        {phone && (
          <li className={cx(styles.contactCall, createMaskIconClass('phone', 'start'))}>
            <a className={styles.contactLink} href={phone.href}>
              {phone.text}
            </a>
          </li>
        )}
        {main && (
          <li className={cx(styles.contactItem, createMaskIconClass('location', 'start'))}>
            <span>
              {main.name}
              <br />
              {formatAddress(main.address)}
            </span>
          </li>
        )}
        {main && main.contact_detail.opening_hours.length > 0 && (
          <li className={cx(styles.contactItem, createMaskIconClass('clock', 'start'))}>
            <OpeningWords location={main} now={now} />
          </li>
        )}
      </ul>
      <SocialLinks site={site} />
    </div>
  )
}

function Logo({ site }: { site: Site }) {
  const { logo } = site
  if (!logo) return <p className={styles.name}>{site.name}</p>
  return (
    <img
      className={styles.logo}
      src={resolveSiteBrand(site).logos.footer ?? logo.url}
      alt=""
      width={logo.width}
      height={logo.height}
      loading="lazy"
    />
  )
}
