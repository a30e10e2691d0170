import { setTimeout as delay } from 'node:timers/promises'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { ask, expect, forEach } from './journey.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'

/** Something wrong with a page, or that leads nowhere, as a line for people. */
type Fault = string

interface CrawlOptions {
  page: Page
  request: APIRequestContext
  site: string
  /** Where it begins. */
  from: readonly string[]
}

/** A page of the site as it was answered, without script. */
export interface CrawledPage {
  address: string
  kind: string
  html: string
  facts: PageFacts
}

/** Pages a crawl saw. */
export interface Crawl {
  /** Kinds of addresses that were asked for, each with their number. */
  kinds: Map<string, number>
  pages: CrawledPage[]
  /** Kinds of addresses that led on to another, as `/my-garage → /sign-in?`. */
  redirects: Set<string>
  faults: Fault[]
}

interface Step {
  address: string
  /** The page that led here. */
  on: string
}

/** Addresses of a kind that are asked for at most; a kind without a line is followed whole. */
const mostOf: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^POST /, 4],
  [/^\/cars\/\*\/|^\/api\//, 4],
  [/^\/(?:images|media|tenant-assets|share)\/\*/, 24],
  [/\?$/, 6],
  [/\*/, 12],
]

/** The kind of an address: its path with what names one vehicle, make or place left out. */
export function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const plain = path
    .replace(/^\/(search|used-car)\/.+/, '/$1/*')
    .replace(/^\/(api\/cars|cars)\/(?!trade-in)[^/]+/, '/$1/*')
    .replace(/^\/(our-location|contact-us|share)\/[^/]+/, '/$1/*')
    .replace(/^\/(images|media|tenant-assets)\/.+/, '/$1/*')
    .replace(/^\/[^/]+\/overview$/, '/*/overview')
  return query === '' ? plain : `${plain}?`
}

/** Address of the site itself, with its fragment apart; null for anything else. */
function ownAddress(href: string, base: string, site: string) {
  const url = new URL(href, `http://${site}.localhost${base}`)
  const isOwn = url.protocol.startsWith('http') && url.hostname === `${site}.localhost`
  return isOwn ? { address: url.pathname + url.search, fragment: url.hash.slice(1) } : null
}

/** Addresses a sheet names. */
const namedIn = (css: string) =>
  [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, href = '']) => href)

const isHtml = (answer: APIResponse) => answer.headers()['content-type']?.startsWith('text/html')
const isSheet = (answer: APIResponse) => answer.headers()['content-type']?.startsWith('text/css')

/** How often a busy server is asked again. */
const mostTries = 10

/** Asks as a crawler does: of a server that is busy, again when it says that it may. */
async function askPatiently(
  request: APIRequestContext,
  site: string,
  address: string,
): Promise<APIResponse> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(request, site, address)
    const seconds = Number(answer.headers()['retry-after'] ?? 0)
    if (answer.status() !== 503 || seconds <= 0 || tries === mostTries) return answer
    await delay(seconds * 1000)
  }
}

/** Fragments that name nothing on the page they lead to. */
function lostFragments(pages: readonly CrawledPage[], site: string): Fault[] {
  const idsOf = new Map(pages.map(({ address, facts }) => [address, new Set(facts.ids)]))
  return pages.flatMap(({ address: base, facts }) =>
    facts.controls.flatMap(({ href }) => {
      const own = ownAddress(href, base, site)
      if (!own?.fragment) return []
      const ids = idsOf.get(own.address)
      return !ids || ids.has(decodeURIComponent(own.fragment))
        ? []
        : [`${href} on ${base}: no such place`]
    }),
  )
}

/** Canonical addresses whose page names another. */
function canonicalChains(pages: readonly CrawledPage[]): Fault[] {
  const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
  const canonicalOf = new Map(pages.map(({ address, facts }) => [address, facts.canonical]))
  return pages.flatMap(({ address, facts: { canonical } }) => {
    const next = canonicalOf.get(pathOf(canonical)) ?? canonical
    return next === canonical ? [] : [`canonical of ${address}: ${canonical}, whose is ${next}`]
  })
}

/** Words of different pages for search engines that are the same. */
function repeatedWords(pages: readonly CrawledPage[], word: 'title' | 'description'): Fault[] {
  const addresses = new Map<string, Set<string>>()
  // Cars of one make and model have one name; their descriptions tell the price and the stock number.
  const isAlike = ({ kind }: CrawledPage) => word === 'title' && kind === '/cars/*'
  for (const { facts } of pages.filter((page) => page.facts.isIndexed && !isAlike(page))) {
    const same = addresses.get(facts[word]) ?? new Set()
    addresses.set(facts[word], same.add(facts.canonical))
  }
  return [...addresses].flatMap(([words, same]) =>
    same.size > 1 ? [`${word} "${words}": ${[...same].join(' ')}`] : [],
  )
}

/**
 * Asks for everything a site leads to without script, from some pages on: links, forms, sheets, scripts,
 * and some pictures. Notes addresses that do not answer 200, forms whose address is not found,
 * fragments without a target, and pages that say too little of themselves.
 */
export async function crawl({ page, request, site, from }: CrawlOptions): Promise<Crawl> {
  const found: Crawl = { kinds: new Map(), pages: [], redirects: new Set(), faults: [] }
  const seen = new Set<string>()
  let next: Step[] = []

  const isNew = (key: string, kind: string) => {
    const count = found.kinds.get(kind) ?? 0
    const [, most = Number.POSITIVE_INFINITY] = mostOf.find(([each]) => each.test(kind)) ?? []
    if (seen.has(key) || count >= most) return false
    seen.add(key)
    found.kinds.set(kind, count + 1)
    return true
  }

  const follow = (hrefs: readonly string[], on: string) => {
    for (const href of hrefs) {
      const own = ownAddress(href, on, site)
      if (own) next.push({ address: own.address, on })
    }
  }

  async function send(address: string, on: string) {
    if (!isNew(`POST ${address}`, `POST ${kindOf(address)}`)) return
    const status = (await ask(request, site, address, { method: 'POST' })).status()
    if (status === 404 || status >= 500) found.faults.push(`POST ${address} on ${on}: ${status}`)
  }

  async function read(address: string, html: string) {
    const facts = await readPageFacts(page, html)
    found.pages.push({ address, kind: kindOf(address), html, facts })
    found.faults.push(...facts.problems.map((problem) => `${address}: ${problem}`))
    const gets = facts.controls.filter(({ method }) => method === 'GET')
    follow([...gets.map(({ href }) => href), ...facts.files, facts.canonical], address)
    for (const { method, href } of facts.controls) {
      const own = method === 'POST' ? ownAddress(href, address, site) : null
      if (own) await send(own.address, address)
    }
  }

  async function open({ address, on }: Step) {
    if (!isNew(`GET ${address}`, kindOf(address))) return
    const answer = await askPatiently(request, site, address)
    const { location } = answer.headers()
    if (location) {
      found.redirects.add(
        `${kindOf(address)} → ${kindOf(ownAddress(location, address, site)?.address ?? location)}`,
      )
      follow([location], address)
    } else if (answer.status() !== 200)
      found.faults.push(`GET ${address} on ${on}: ${answer.status()}`)
    else if (isHtml(answer)) await read(address, await answer.text())
    else if (isSheet(answer)) follow(namedIn(await answer.text()), address)
    else if ((await answer.body()).length === 0) found.faults.push(`GET ${address} on ${on}: empty`)
  }

  next = from.map((address) => ({ address, on: 'the start' }))
  while (next.length > 0) {
    const steps = next
    next = []
    await forEach(steps, 4, open)
  }
  found.faults.push(
    ...lostFragments(found.pages, site),
    ...canonicalChains(found.pages),
    ...repeatedWords(found.pages, 'title'),
    ...repeatedWords(found.pages, 'description'),
  )
  return found
}

/** Expects that nothing leads nowhere, and that pages of these kinds were among those asked for. */
export function expectWhole({ kinds, faults }: Crawl, expected: readonly string[]): void {
  expect(faults).toEqual([])
  expect(
    expected.filter((kind) => !kinds.has(kind)),
    'kinds of pages nothing led to',
  ).toEqual([])
}
