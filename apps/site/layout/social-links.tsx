import { css, cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
] as const satisfies readonly (readonly [keyof Site['social'], string])[]

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', ms: '-2.5' }),
  link: css({
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    color: 'footer.muted',
    '--icon-size': '22px',
    _hover: { color: 'footer.fg' },
  }),
}

/** Profiles of a dealer on social networks, as far as they are configured (SITE-063). */
export function SocialLinks({ site: { name, social } }: { site: Pick<Site, 'name' | 'social'> }) {
  const known = networks.flatMap(([network, title]) => {
    const href = social[network]
    return href === null ? [] : [{ network, title, href }]
  })
  if (known.length === 0) return null
  return (
    <nav className={styles.list} aria-label={`${name} on social media`}>
      {known.map(({ network, title, href }) => (
        <a
          key={network}
          className={cx(styles.link, createMaskIconClass(network))}
          href={href}
          aria-label={title}
          title={title}
          rel="me noopener"
        />
      ))}
    </nav>
  )
}
