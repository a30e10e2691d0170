import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { formatBlogPostHref } from './index.ts'
import { contradictions } from './setting.contract.ts'

describe('gates', () => {
  it('leaves checkout open by default', () => {
    expect(
      contradictions('gates.checkout', { fallback: false, accepts: [true], refuses: ['sign-in'] }),
    ).toEqual([])
  })

  it('leaves trade-in and sell-my-car open by default', () => {
    expect(
      contradictions('gates.tradeIn', { fallback: false, accepts: [true], refuses: ['sign-in'] }),
    ).toEqual([])
    expect(
      contradictions('gates.sellMyCar', { fallback: false, accepts: [true], refuses: ['sign-in'] }),
    ).toEqual([])
  })
})

describe('tradeIn', () => {
  it('has nobody who values cars by default, and takes a demonstration or a service of D-69', () => {
    const service = { type: 'http', url: 'https://valuer.example/v1' }
    expect(
      contradictions('tradeIn.provider', {
        fallback: null,
        accepts: [{ type: 'demonstration' }, { ...service, keyEnv: 'VALUER_KEY' }],
        refuses: [
          'demonstration',
          { type: 'http' },
          { ...service, url: 'http://valuer.example' },
          { ...service, keyEnv: 'a key' },
        ],
      }),
    ).toEqual([])
  })

  it('answers the platform’s questions by default, and a dealer’s own or none [LEAD-004]', () => {
    expect(
      contradictions('tradeIn.faqs', {
        fallback: null,
        accepts: [[], [{ question: 'Do I need an appointment?', answer: 'No.' }]],
        refuses: [[{ question: 'Do I need an appointment?' }], 'none'],
      }),
    ).toEqual([])
  })

  it('posts no valuation results by default', () => {
    expect(
      contradictions('tradeIn.postValuation', { fallback: false, accepts: [true], refuses: [1] }),
    ).toEqual([])
  })
})

describe('reviews', () => {
  it('shows reviews from above 4 and hides none by default [CFG-088]', () => {
    expect(
      contradictions('reviews.minimumRating', {
        fallback: 4,
        accepts: [0, 4.5, 5],
        refuses: [-1, 5.1, '4'],
      }),
    ).toEqual([])
    expect(
      contradictions('reviews.hidden', { fallback: false, accepts: [true], refuses: ['yes'] }),
    ).toEqual([])
  })
})

describe('state', () => {
  it('is qld by default [CFG-091]', () => {
    expect(
      contradictions('state', { fallback: 'qld', accepts: ['vic', 'act'], refuses: ['QLD', 'nz'] }),
    ).toEqual([])
  })
})

describe('warranty', () => {
  it('carries the warranty texts of used and new cars [CFG-092]', () => {
    expect(aSite().warranty.used).toContain('3 year standard')
    expect(
      contradictions('warranty.new', {
        fallback: null,
        accepts: [
          '7 years unlimited km with 5 year roadside assistance',
          '5 years with up to 7 years roadside assistance',
        ],
        refuses: ['', 7],
      }),
    ).toEqual([])
    expect(
      contradictions('warranty.used', {
        fallback: '3 year standard warranty',
        accepts: ['3 months or 5,000 km'],
        refuses: ['', null],
      }),
    ).toEqual([])
  })

  it('plans mechanical protection for 3 years, or 5', () => {
    expect(
      contradictions('warranty.protectionPlanYears', {
        fallback: 3,
        accepts: [5],
        refuses: [4, '3'],
      }),
    ).toEqual([])
  })
})

describe('popup', () => {
  it('carries content, expiry date and key', () => {
    const popup = {
      key: 'eofy-2027',
      title: 'End of financial year',
      text: 'Demo cars at run-out prices until 30 June.',
      linkLabel: 'See demo cars',
      href: '/search/demo-cars',
      expires: '2027-06-30',
    }
    expect(
      contradictions('popup', {
        fallback: null,
        accepts: [popup, { ...popup, expires: '2027-06-30T17:00:00+10:00' }],
        refuses: [
          { ...popup, expires: 'end of June' },
          { ...popup, expires: '2027-06-31' },
          { ...popup, expires: '2027-02-29T17:00:00+10:00' },
          { ...popup, key: 'EOFY 2027' },
          { ...popup, text: '' },
        ],
      }),
    ).toEqual([])
  })
})

describe('blog.posts', () => {
  const post = {
    slug: 'towing',
    title: 'Towing in plain words',
    summary: 'What the plates mean.',
    paragraphs: ['The plate on the tow bar is the first to read.'],
    href: null,
    published: '2026-11-02',
    picture: null,
  }

  it('is empty by default and names slug, title, summary and text of each post', () => {
    const elsewhere = { ...post, paragraphs: [], href: 'https://blog.example/towing' }
    expect(
      contradictions('blog.posts', {
        fallback: [],
        accepts: [
          [post],
          [elsewhere],
          [{ ...post, picture: { url: '/images/a.jpg', alt: 'A ute' } }],
        ],
        refuses: [
          [{ ...post, href: 'blog' }],
          [{ ...post, published: '2 November' }],
          [{ ...post, paragraphs: [] }],
          [post, { ...post, title: 'Another' }],
        ],
      }),
    ).toEqual([])
  })

  it('is read on the site, or at its own address', () => {
    expect(formatBlogPostHref(post)).toBe('/blog/towing')
    expect(formatBlogPostHref({ ...post, href: 'https://blog.example/t' })).toBe(
      'https://blog.example/t',
    )
  })
})

describe('salesCounter', () => {
  it('is off and counts by the formula by default [D-107]', () => {
    expect(
      contradictions('salesCounter', {
        fallback: { enabled: false, source: 'formula' },
        accepts: [{ enabled: true, source: 'leads' }],
        refuses: [{ source: 'guess' }],
      }),
    ).toEqual([])
  })
})
