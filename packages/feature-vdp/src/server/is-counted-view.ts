/** Programs that read pages: search engines, previews of links, monitors, and browsers without a person. */
const bots =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|headless|lighthouse|pagespeed|monitor|uptime|pingdom|curl\/|wget\/|python|java\/|go-http|okhttp|axios|node-fetch|undici|scrapy|phantom|selenium|puppeteer|playwright/i

/**
 * True when a request for the views of a car stands for a person who looks at it: not for a program,
 * not for a page fetched ahead, not for another site's page.
 * Source: `D-39`
 */
export function isCountedView({ headers }: Pick<Request, 'headers'>): boolean {
  const agent = headers.get('user-agent') ?? ''
  if (agent === '' || bots.test(agent)) return false
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  return ['same-origin', 'same-site', 'none'].includes(
    headers.get('sec-fetch-site') ?? 'same-origin',
  )
}
