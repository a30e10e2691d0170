/** A video that another company plays. */
export interface EmbeddedVideo {
  /** Who plays it, as a visitor knows them. */
  provider: 'YouTube' | 'Vimeo'
  /** Page where it can be watched. */
  watchHref: string
  /** Frame that plays at once, in the provider's mode without tracking cookies. */
  embedSrc: string
}

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'])

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '')
  const [first, second] = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return first
  if (!youtubeHosts.has(host)) return undefined
  return (
    searchParams.get('v') ??
    (['embed', 'shorts', 'live'].includes(first ?? '') ? second : undefined)
  )
}

function vimeoId({ hostname, pathname }: URL): string | undefined {
  const host = hostname.replace(/^(www|player)\./, '')
  return host === 'vimeo.com'
    ? pathname.split('/').findLast((part) => /^\d+$/.test(part))
    : undefined
}

/**
 * Reads the address of a YouTube or Vimeo video as people paste it. Null for anything else, so that no
 * other site can be framed by a field that a dealer fills in.
 */
export function findEmbeddedVideo(address: string): EmbeddedVideo | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:') return null
  const youtube = youtubeId(url)
  if (youtube && /^[\w-]{11}$/.test(youtube)) {
    return {
      provider: 'YouTube',
      watchHref: `https://www.youtube.com/watch?v=${youtube}`,
      embedSrc: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0&playsinline=1`,
    }
  }
  const vimeo = vimeoId(url)
  if (!vimeo) return null
  return {
    provider: 'Vimeo',
    watchHref: `https://vimeo.com/${vimeo}`,
    embedSrc: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
  }
}
