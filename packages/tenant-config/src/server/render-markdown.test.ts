import { describe, expect, it } from 'vitest'
import { escapeMarkdown, renderMarkdown } from './render-markdown.ts'

const render = (markdown: string) =>
  renderMarkdown(markdown, {
    isReachable: (href) => !href.startsWith('/nowhere'),
    imageSet: (url) =>
      url.startsWith('/images/') ? { src: url, srcSet: `${url}?w=640 640w` } : null,
  })

describe('renderMarkdown', () => {
  it('makes headings, lists, links and tables of a text', () => {
    const html = render(
      '# Us\n\nWe **sell** cars.\n\n- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
    )
    expect(html).toContain('<h2>Us</h2>')
    expect(html).toContain('<strong>sell</strong>')
    expect(html).toMatch(/<ul>\s*<li>one<\/li>/)
    expect(html).toContain('<td align="right">2</td>')
  })

  it('links where there is a page, and leaves the words where there is none [D-124]', () => {
    expect(render('[Stock](/search)')).toContain('<a href="/search">Stock</a>')
    expect(render('[Gone](/nowhere)')).toContain('<p><span>Gone</span></p>')
    expect(render('[Away](https://example.com)')).toContain(
      '<a href="https://example.com" rel="noopener">Away</a>',
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src="/images/a.jpg" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](<java&#115;cript:alert(1)>)',
    '<iframe src="https://example.com"></iframe>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<form action="/api/leads"><input name="a"></form>',
    '<svg onload="alert(1)"></svg>',
    '<a href="//example.com">x</a>',
  ])('takes out of HTML what may do harm: %s', (markdown) => {
    expect(render(markdown)).not.toMatch(
      /alert|script|<iframe|<style|style=|<form|<input|<svg| on\w+=|"\/\//i,
    )
  })

  it('shows pictures the dealer may show, in a size known beforehand, and no other [D-78]', () => {
    expect(render('![A van](/images/van.jpg)')).toBe(
      '<p><img src="/images/van.jpg" srcset="/images/van.jpg?w=640 640w" sizes="(min-width: 48em) 720px, 100vw" alt="A van" width="720" height="480" loading="lazy" decoding="async" /></p>\n',
    )
    expect(render('![A van](https://elsewhere.example/van.jpg)')).not.toContain('<img')
  })
})

describe('escapeMarkdown', () => {
  it.each([
    '<b>North</b> & Sons',
    '4*4 *World* _x_',
    '1. Cars',
    'www.north.example',
    "O'Brien | ~~x~~ `y` [z](/x)",
    '{protectionPlan}',
  ])('leaves %s as it is written', (words) => {
    const text = render(escapeMarkdown(words))
      .replace(/^<p>(.*)<\/p>\n$/, '$1')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(text).toBe(words)
  })
})
