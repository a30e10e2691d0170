import { pickStockNoun } from '@forecourt/feature-search/model'
import { css, cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { isRouteOpen } from '../site-routes.ts'

const styles = {
  link: css({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    w: 'touch',
    h: 'touch',
    color: 'inherit',
    '--icon-size': '24px',
  }),
  count: css({
    position: 'absolute',
    top: '0.5',
    insetInlineEnd: '0',
    minW: '5',
    px: '1',
    textAlign: 'center',
    textStyle: 'caption',
    fontWeight: 'semibold',
    lineHeight: '[1.25rem]',
    fontVariantNumeric: 'tabular-nums',
    bg: 'tag.bg',
    color: 'tag.fg',
    borderRadius: 'full',
    '&[hidden]': { display: 'none' },
  }),
}

/** Way to the saved cars, with their number once the browser knows it; nothing where saving is off. */
export function SavedLink({ site }: { site: Site }) {
  if (!isRouteOpen(site, 'favourites')) return null
  const label = `Saved ${pickStockNoun(site).many}`
  return (
    <a
      className={cx(styles.link, createMaskIconClass('heart'))}
      href="/favourites"
      aria-label={label}
      title={label}
      rel="nofollow"
    >
      <span className={styles.count} data-saved-count="" aria-hidden="true" hidden />
    </a>
  )
}
