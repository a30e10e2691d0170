import { formatDealerText } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { renderMarkdown } from '@forecourt/tenant-config/server'
import { carImageSet } from '../car-images.ts'
import { isReachable } from '../site-routes.ts'

/** Words of a page, ready to be shown. */
export interface Content {
  title: string
  /** For search engines. */
  description: string
  hero: { url: string; alt: string } | null
  /** Safe HTML of the text; empty for none. */
  html: string
}

/** Words of the platform, for a dealer who has written none. */
export interface DefaultContent {
  title: string
  description: string
  /** Default none. */
  markdown?: string
}

/** HTML of a dealer's Markdown on the pages of its site. Source: `D-74`, `D-124` */
export const renderSiteMarkdown = (site: Site, markdown: string): string =>
  markdown === ''
    ? ''
    : renderMarkdown(formatDealerText(markdown, site.warranty), {
        isReachable: (href) => isReachable(site, href),
        imageSet: carImageSet(site),
      })

/**
 * Words of a page: of the dealer's content file, and of the platform for what it leaves out.
 * @param name of the file without `.md`
 * Source: `D-74`
 */
export function loadContent(site: Site, name: string, fallback: DefaultContent): Content {
  const own = site.pages[name]
  return {
    title: own?.title ?? fallback.title,
    description: own?.description ?? fallback.description,
    hero: own?.hero ?? null,
    html: renderSiteMarkdown(site, own?.markdown || (fallback.markdown ?? '')),
  }
}
