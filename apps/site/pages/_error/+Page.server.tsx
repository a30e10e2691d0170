import { findMainPhone } from '@forecourt/feature-locations/model'
import { formatStockPath } from '@forecourt/feature-search/model'
import {
  NOT_FOUND_TEXT,
  NOT_FOUND_TITLE,
  SERVER_ERROR_TEXT,
  SERVER_ERROR_TITLE,
} from '@forecourt/site-server/error-message'
import { css } from '@forecourt/styled-system/css'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { PhoneIcon } from '@forecourt/ui/icon'
import { usePage } from '../../layout/page-request.ts'
import { SitePicture } from '../../layout/site-picture.tsx'

const styles = {
  page: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    py: { base: '8', lg: '16' },
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 48fr) minmax(0, 52fr)' },
    alignItems: 'center',
  }),
  words: css({ display: 'grid', gap: '5', justifyItems: 'start', minW: '0' }),
  title: css({ textStyle: 'h1', m: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', maxW: '[60ch]', m: '0' }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  photo: css({ borderRadius: 'photo', overflow: 'hidden' }),
}

/** Data a visitor gets for an address that is no page, or when ours fails: what happened and the ways on. */
export function Page() {
  const { is404, site } = usePage()
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{is404 ? NOT_FOUND_TITLE : SERVER_ERROR_TITLE}</h1>
        <p className={styles.text}>{is404 ? NOT_FOUND_TEXT : SERVER_ERROR_TEXT}</p>
        <Ways site={site} />
      </div>
      <DealerPicture site={site} />
    </div>
  )
}

function Ways({ site }: { site: Site }) {
  const phone = isFeatureOn(site, 'callTheDealer') ? findMainPhone(site) : null
  return (
    <div className={styles.ways}>
      <ButtonLink href={formatStockPath(site)}>{site.labels.allStock}</ButtonLink>
      {phone && (
        <ButtonLink
          href={phone.href}
          variant="outline"
          startIcon={<PhoneIcon size={18} aria-hidden="true" />}
          aria-label={`Call ${phone.text}`}
        >
          {phone.text}
        </ButtonLink>
      )}
    </div>
  )
}

/** The picture of the home page, so that the visitor sees where they are. */
function DealerPicture({ site }: { site: Site }) {
  const { picture } = site.content.hero
  if (!picture) return null
  return (
    <SitePicture
      url={picture.url}
      alt=""
      priority
      sizes="(min-width: 1024px) 50vw, 100vw"
      className={styles.photo}
    />
  )
}
