import type { APIRequestContext, Page } from '@playwright/test'
import { ask, expect } from './journey.ts'

/** A link, a form or a button that leads to an address. */
interface Control {
  method: 'GET' | 'POST'
  href: string
}

/** Content a page holds that leads somewhere. */
interface PageControls {
  controls: Control[]
  /** Anchors of the page itself that name nothing on it. */
  lostAnchors: string[]
}

/** Something that leads nowhere, as a line for people. */
type Fault = string

interface CrawlOptions {
  page: Page
  request: APIRequestContext
  site: string
  /** Where it begins. */
  from: readonly string[]
  /** Pages opened for their controls at most. */
  mostPages: number
  /** Addresses of one kind asked for at most, such as vehicles or searches. */
  mostOfAKind: number
}

/** Pages a crawl saw. */
interface Crawl {
  /** Kinds of addresses that were asked for, each with their number. */
  kinds: Map<string, number>
  faults: Fault[]
}

const deepest = 4

/** Reads the controls of a page with the parser of a browser. */
const readControls = (page: Page, html: string): Promise<PageControls> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)]
    const methodOf = (method = 'get') => (method === 'post' ? ('POST' as const) : ('GET' as const))
    const gets = all('a[href], area[href], [data-href]').map((element) => ({
      method: 'GET' as const,
      href: element.getAttribute('href') ?? element.getAttribute('data-href') ?? '',
    }))
    const forms = all<HTMLFormElement>('form[action]').map((form) => ({
      method: methodOf(form.method),
      href: form.getAttribute('action') ?? '',
    }))
    const buttons = all<HTMLButtonElement>('[formaction]').map((button) => ({
      method: methodOf(button.getAttribute('formmethod') ?? button.form?.method),
      href: button.getAttribute('formaction') ?? '',
    }))
    const isThere = (id: string) => parsed.getElementById(decodeURIComponent(id)) !== null
    return {
      controls: [...gets, ...forms, ...buttons],
      lostAnchors: gets
        .map(({ href }) => href)
        .filter((href) => href.startsWith('#') && href !== '#' && !isThere(href.slice(1))),
    }
  }, html)

/** The kind of an address: its path with what names one vehicle, make or post left out. */
function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const plain = path
    .replace(/^\/(search|used-car)\/.+/, '/$1/*')
    .replace(/^\/cars\/[^/]+/, '/cars/*')
    .replace(/^\/api\/cars\/[^/]+/, '/api/cars/*')
    .replace(/^\/(images|media|tenant-assets)\/.+/, '/$1/*')
    .replace(/^\/blog\/.+/, '/blog/*')
  return query === '' ? plain : `${plain}?`
}

/** Path and query of an address of the site itself; null for anything else. */
function ownAddress(href: string, base: string, site: string): string | null {
  const { protocol, hostname, pathname, search } = new URL(href, `http://${site}.localhost${base}`)
  const isOwn = protocol.startsWith('http') && hostname === `${site}.localhost`
  return isOwn ? pathname + search : null
}

/**
 * Follows every control of a site from some pages on and notes what leads nowhere: addresses that
 * answer 400 or more, forms whose address is not found, anchors without a target.
 */
export async function crawl(options: CrawlOptions): Promise<Crawl> {
  const { page, request, site, from, mostPages, mostOfAKind } = options
  const kinds = new Map<string, number>()
  const faults: Fault[] = []
  const seen = new Set<string>()
  const waiting = from.map((address) => ({ address, depth: 0, on: 'the start' }))
  let pages = 0

  const isNew = (key: string, kind: string) => {
    const count = kinds.get(kind) ?? 0
    if (seen.has(key) || count >= mostOfAKind) return false
    seen.add(key)
    kinds.set(kind, count + 1)
    return true
  }

  async function send(address: string, on: string) {
    if (!isNew(`POST ${address}`, `POST ${kindOf(address)}`)) return
    const status = (await ask(request, site, address, { method: 'POST' })).status()
    if (status === 404 || status >= 500) faults.push(`POST ${address} on ${on}: ${status}`)
  }

  async function open({ address, depth, on }: (typeof waiting)[number]) {
    if (!isNew(`GET ${address}`, kindOf(address))) return
    const answer = await ask(request, site, address)
    // The page of an address that does not exist is asked for on purpose.
    if (answer.status() >= 400 && depth > 0) {
      faults.push(`GET ${address} on ${on}: ${answer.status()}`)
      return
    }
    const isHtml = answer.headers()['content-type']?.startsWith('text/html')
    if (!isHtml || depth >= deepest || pages >= mostPages) return
    pages += 1
    const { controls, lostAnchors } = await readControls(page, await answer.text())
    faults.push(...lostAnchors.map((href) => `${href} on ${address}: no such place`))
    for (const { method, href } of controls) {
      const own = ownAddress(href, address, site)
      if (own === null) continue
      if (method === 'POST') await send(own, address)
      else waiting.push({ address: own, depth: depth + 1, on: address })
    }
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) await open(next)
  return { kinds, faults }
}

/** Expects that nothing leads nowhere, and that pages of these kinds were among those asked for. */
export function expectWhole({ kinds, faults }: Crawl, expected: readonly string[]): void {
  expect(faults).toEqual([])
  expect(
    expected.filter((kind) => !kinds.has(kind)),
    'kinds of pages nothing led to',
  ).toEqual([])
}
