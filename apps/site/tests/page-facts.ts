import type { Page } from '@playwright/test'

/** A link, a form or a button that leads to an address. */
export interface Control {
  method: 'GET' | 'POST'
  href: string
}

/** Facts of a page's HTML that a crawl compares and follows. */
export interface PageFacts {
  title: string
  description: string
  /** Absolute address of the one page this content has; empty when it says none. */
  canonical: string
  isIndexed: boolean
  controls: Control[]
  /** Sheets, scripts, and a few pictures. */
  files: string[]
  ids: string[]
  /** Things wrong on the page itself, as lines for people. */
  problems: string[]
}

/** Pictures of a page that are asked for; all of them would be hundreds a site. */
const mostPictures = 3

/** Reads the facts of a page with the parser of a browser, which runs no script of it. */
export const readPageFacts = (page: Page, html: string): Promise<PageFacts> =>
  page.evaluate(
    ({ source, pictures }) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)]
      const valuesOf = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name) ?? '')
      const valueOf = (selector: string, name: string) => valuesOf(selector, name)[0] ?? ''
      const methodOf = (method = 'get') =>
        method === 'post' ? ('POST' as const) : ('GET' as const)

      const gets = [
        ...valuesOf('a[href], area[href]', 'href'),
        ...valuesOf('[data-href]', 'data-href'),
      ]
      const forms = all<HTMLFormElement>('form[action]').map((form) => ({
        method: methodOf(form.method),
        href: form.getAttribute('action') ?? '',
      }))
      const buttons = all<HTMLButtonElement>('[formaction]').map((button) => ({
        method: methodOf(button.getAttribute('formmethod') ?? button.form?.method),
        href: button.getAttribute('formaction') ?? '',
      }))

      const ids = valuesOf('[id]', 'id')
      const title = parsed.title.trim()
      const canonical = valueOf('link[rel=canonical]', 'href')
      const description = valueOf('meta[name=description]', 'content').trim()
      const isIndexed = !valueOf('meta[name=robots]', 'content').includes('noindex')
      const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
      const twice = [...repeated].map((id) => `id ${id} twice`)
      const problems = [
        ...twice,
        ...all('img:not([alt])').map((image) => `no alt: ${image.outerHTML.slice(0, 80)}`),
        ...['h1', 'main', 'head > title', 'link[rel=canonical]', 'meta[name=description]'].flatMap(
          (selector) => {
            const number = all(selector).length
            // A page that is not indexed may leave out what search engines show.
            const isFree = !isIndexed && number === 0 && /^(?:link|meta)/.test(selector)
            return number === 1 || isFree ? [] : [`${number} ${selector}`]
          },
        ),
        ...(title === '' ? ['no title'] : []),
        ...(isIndexed && description.length < 20 ? [`description: "${description}"`] : []),
        ...(/^https?:\/\/[^/]+\//.test(canonical) || !isIndexed ? [] : [`canonical: ${canonical}`]),
        ...(parsed.documentElement.lang === 'en-AU'
          ? []
          : [`lang: ${parsed.documentElement.lang}`]),
      ]

      const firstOf = (srcset: string) => srcset.trim().split(/\s+/)[0] ?? ''
      const shown = [
        ...valuesOf('img[src]', 'src'),
        ...valuesOf('img[srcset], source[srcset]', 'srcset').map(firstOf),
        ...valuesOf('video[poster]', 'poster'),
      ].filter((address) => !address.startsWith('data:'))
      const step = Math.max(1, Math.floor(shown.length / pictures))
      const files = [
        ...valuesOf('link[href]:not([rel=canonical], [rel=alternate])', 'href'),
        ...valuesOf('script[src]', 'src'),
        ...valuesOf('meta[property="og:image"]', 'content'),
        ...shown.filter((_, at) => at % step === 0),
      ]
      return {
        title,
        description,
        canonical,
        isIndexed,
        controls: [...gets.map((href) => ({ method: 'GET' as const, href })), ...forms, ...buttons],
        files,
        ids,
        problems,
      }
    },
    { source: html, pictures: mostPictures },
  )
