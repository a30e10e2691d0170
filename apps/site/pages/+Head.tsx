import { toScriptJson } from '@forecourt/islands/server'
import { resolveSiteBrand } from '@forecourt/site-server'
import { PAGE_NOT_FOUND } from '@forecourt/site-server/error-message'
import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { shareImage } from '../layout/car-images.ts'
import type { PageData, PageHead } from '../layout/page-head.ts'
import { createSpeculationRules } from '../layout/speculation-rules.ts'

const headOfErrors: PageHead = {
  title: PAGE_NOT_FOUND,
  description: '',
  canonicalPath: '',
  noindex: true,
}

const website = [['og:type', 'website']] as const

export function Head() {
  const pageContext = usePageContext() as PageContextServer & { data?: PageData }
  const { site, held, drawings, hasBrandedSheet } = pageContext
  const head = pageContext.data?.head ?? headOfErrors
  const canonical = head.canonicalPath && new URL(head.canonicalPath, site.url).href
  const brand = resolveSiteBrand(site)
  // A page without a picture of its own is shared with the one that opens the site.
  const picture = head.shareImage ?? shareImage(site, site.content.hero.picture?.url ?? null)
  const shared = picture && new URL(picture, site.url).href
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {head.noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {(head.openGraph ?? website).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_AU" />
      {canonical && <meta property="og:url" content={canonical} />}
      {shared && <meta property="og:image" content={shared} />}
      {shared && head.shareImageAbout && (
        <>
          <meta property="og:image:alt" content={head.shareImageAbout.alt} />
          <meta property="og:image:width" content={String(head.shareImageAbout.width)} />
          <meta property="og:image:height" content={String(head.shareImageAbout.height)} />
        </>
      )}
      <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <meta name="theme-color" content={brand.themeColour} />
      {brand.fontPreloads.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {drawings && <link rel="preload" as="image" href={drawings} crossOrigin="anonymous" />}
      {head.preloadImage && (
        <link
          rel="preload"
          as="image"
          href={head.preloadImage.href}
          imageSrcSet={head.preloadImage.srcSet}
          imageSizes={head.preloadImage.sizes}
          fetchPriority="high"
        />
      )}
      {!hasBrandedSheet && (
        // oxlint-disable-next-line react/no-danger -- written by the design system
        <style dangerouslySetInnerHTML={{ __html: held.hold(brand.style) }} />
      )}
      {!pageContext.data?.isBare && (
        <script
          type="speculationrules"
          // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped
          dangerouslySetInnerHTML={{
            __html: held.hold(toScriptJson(createSpeculationRules(site))),
          }}
        />
      )}
      {head.jsonLd?.map((entry) => {
        const json = toScriptJson(entry)
        // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped
        return (
          <script
            key={json}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: held.hold(json) }}
          />
        )
      })}
    </>
  )
}
