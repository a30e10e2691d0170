import { describe, expect, it } from 'vitest'
import { isCountedView } from './is-counted-view.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const view = (headers: Record<string, string>) => isCountedView({ headers: new Headers(headers) })

describe('isCountedView', () => {
  it.each([
    chrome,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  ])('counts %s', (agent) => {
    // A telephone of the make Cubot is no bot.
    expect(view({ 'user-agent': agent })).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605 (KHTML, like Gecko) Safari/605 (Applebot/0.1)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
    'Slackbot-LinkExpanding 1.0',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 HeadlessChrome/142.0.0.0 Safari/537.36',
    'Chrome-Lighthouse',
    'curl/8.5.0',
    'python-requests/2.32',
    '',
  ])('does not count %j', (agent) => {
    expect(view({ 'user-agent': agent })).toBe(false)
  })

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['sec-fetch-site', 'cross-site'],
  ])('does not count %s: %s', (name, value) => {
    expect(view({ 'user-agent': chrome, [name]: value })).toBe(false)
  })

  it.each(['same-origin', 'none'])('counts sec-fetch-site: %s', (value) => {
    expect(view({ 'user-agent': chrome, 'sec-fetch-site': value })).toBe(true)
  })
})
