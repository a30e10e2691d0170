import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShareLinks } from './share-links.ts'

const page = {
  url: 'https://harbour.example.test/cars/2023-toyota-rav4?ref=a&b=1',
  title: '2023 Toyota RAV4 Cruiser & more',
}

describe('createShareLinks', () => {
  it('offers Facebook, X, WhatsApp and email, in this order [D-85]', () => {
    const links = createShareLinks(page)
    expect(links.map(({ label }) => label)).toEqual(['Facebook', 'X', 'WhatsApp', 'Email'])
    expect(links.map(({ href }) => new URL(href).origin)).toEqual([
      'https://www.facebook.com',
      'https://x.com',
      'https://wa.me',
      'null',
    ])
  })

  it('hands the address and title over whole, whatever is in them', () => {
    const urls = fc
      .tuple(fc.domain(), fc.string())
      .map(([host, word]) => `https://${host}/cars?${new URLSearchParams({ word })}`)
    fc.assert(
      fc.property(urls, fc.string(), (url, title) => {
        const [facebook, x, whatsapp, email] = createShareLinks({ url, title }).map(
          ({ href }) => new URL(href).searchParams,
        )
        expect(facebook?.get('u')).toBe(url)
        expect([x?.get('url'), x?.get('text')]).toEqual([url, title])
        expect(whatsapp?.get('text')).toBe(`${title} ${url}`)
        expect(email?.get('subject')).toBe(title)
        expect(email?.get('body')).toBe(`${title}\n${url}`)
      }),
    )
  })

  it('writes no plus sign into a mail address, where it would be read as one', () => {
    expect(createShareLinks(page)[3]?.href).not.toContain('+')
  })
})
