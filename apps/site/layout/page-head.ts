/** Words a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  title: string
  description: string
  /** Path and query of the one address this content has; made absolute with the site's address. */
  canonicalPath: string
  /** True for pages that must not be indexed (deep filter mixes, forms, errors). Default false. */
  noindex?: boolean
  /** Structured data, one object a script. */
  jsonLd?: readonly object[]
  /** Largest picture of the page, loaded first. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string }
  /** Absolute or root-relative address of the picture shared links show. Default that of the home page. */
  shareImage?: string
  /** Says what it shows, and its size in pixels when it is known. Default nothing. */
  shareImageAbout?: { alt: string; width: number; height: number }
  /** Kind of thing the page is about, with what networks ask of that kind. Default a website. */
  openGraph?: readonly (readonly [property: string, content: string])[]
}

/** Data every page's data carries for the layout. */
export interface PageData {
  head: PageHead
  /** `public` pages are the same for every visitor and may be cached; `private` ones are not. */
  cache: 'public' | 'private'
  /** The one car of the stock a public page is about; it is cached while others change. Default none. */
  carId?: number
  /** True where parts stand on the page that others of its kind show at a press: it links their rules. Default false. */
  showsAtOnce?: boolean
  /** Id of the results of a page of results, which its first link skips to. Default none. */
  resultsId?: string
  /** True for a page without header and footer, such as one to print. Default false. */
  isBare?: boolean
}
