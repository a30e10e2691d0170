/** Page that is shared. */
export interface SharedPage {
  /** Whole address, with `https://`. */
  url: string
  /** Title of the page, used as the message. */
  title: string
}

/** A service a page can be shared with. */
export type ShareService = 'facebook' | 'x' | 'whatsapp' | 'email'

/** A service, its name and the address that shares the page with it. */
export interface ShareLink {
  service: ShareService
  label: string
  href: string
}

/** An address with its query; spaces are `%20`, for mail programs take a plus sign literally. */
const address = (base: string, query: Readonly<Record<string, string>>) =>
  `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** Where each service takes a page to be shared, in the order they are offered. Source: D-85 */
export function createShareLinks({ url, title }: SharedPage): ShareLink[] {
  return [
    {
      service: 'facebook',
      label: 'Facebook',
      href: address('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    { service: 'x', label: 'X', href: address('https://x.com/intent/tweet', { url, text: title }) },
    {
      service: 'whatsapp',
      label: 'WhatsApp',
      href: address('https://wa.me/', { text: `${title} ${url}` }),
    },
    {
      service: 'email',
      label: 'Email',
      href: address('mailto:', { subject: title, body: `${title}\n${url}` }),
    },
  ]
}
