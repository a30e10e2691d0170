import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toParagraphs, toPlainText } from './plain-text.ts'

describe('toParagraphs', () => {
  it.each([
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<p>a</p><p>b</p>', 'a\n\nb'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\nb', 'a\n\nb'],
    ['<ul><li>Tow bar</li><li>Bull bar</li></ul>', '• Tow bar\n• Bull bar'],
    [
      '<b>Extras</b><ul>\n<li>Tow bar</li>\n<li><p>Bull bar</p></li></ul>',
      'Extras\n\n• Tow bar\n• Bull bar',
    ],
    ['Extras<li>Tow bar', 'Extras\n• Tow bar'],
    ['One owner.<p class="x">Full history.</p>', 'One owner.\n\nFull history.'],
    ['One owner.\\r\\nFull history.\\n\\nCall.', 'One owner.\nFull history.\n\nCall.'],
    ['Tom &amp; Jerry&nbsp;&#8217;s', 'Tom & Jerry ’s'],
    ['&lt;p&gt;twice&lt;/p&gt;&lt;p&gt;encoded&lt;/p&gt;', 'twice\n\nencoded'],
    ['<script>alert(1)</script><style>p{}</style>text', 'text'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['under 5 < 7 and 9 > 3', 'under 5 < 7 and 9 > 3'],
    ['“quoted” – it’s 🏖️', '“quoted” – it’s 🏖️'],
    ['zero\u200Bwidth\u0007bell', 'zerowidthbell'],
    ['Call (07) 3000 4000', 'Call (07) 3000 4000'],
  ])('makes %j text', (html, text) => {
    expect(toParagraphs(html)).toBe(text)
  })

  it('leaves no tag of any depth of encoding', () => {
    const encode = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const twice = encode(encode('<img src=x onerror=alert(1)>'))
    expect(toParagraphs(twice)).not.toMatch(/<img/)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = toParagraphs(text)
        expect(toParagraphs(once)).toBe(once)
      }),
    )
  })
})

describe('toPlainText', () => {
  it.each([
    ['  Ascent \n Sport ', 'Ascent Sport'],
    ['<b>GT</b>&nbsp;Line', 'GT Line'],
    ['T&amp;C', 'T&C'],
    ['18" Alloys', '18" Alloys'],
    ['', ''],
  ])('makes %j one line', (html, text) => {
    expect(toPlainText(html)).toBe(text)
  })
})
