import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { contradictions } from './setting.contract.ts'

const list = { heading: 'Electric', filters: [{ attribute: 'simple_fuel', values: ['Electric'] }] }
const whole = { ...list, limit: 24, sortBy: 'relevance', more: null }

describe('content.home.featured', () => {
  it('holds lists of cars by filters and a limit of 1 to 24, default 6 [D-86]', () => {
    expect(
      contradictions('content.home.featured', {
        fallback: [],
        accepts: [[whole], [{ ...whole, limit: 1 }, whole]],
        refuses: [
          [{ ...list, limit: 0 }],
          [{ ...list, limit: 25 }],
          [{ ...list, limit: 2.5 }],
          [{ ...list, filters: [{ attribute: 'a OR b', values: ['x'] }] }],
          [{ ...list, filters: [{ attribute: 'make', values: [] }] }],
          [{ filters: [] }],
        ],
      }),
    ).toEqual([])
    const site = aSite({ content: { home: { featured: [list] } } })
    expect(site.content.home.featured[0]).toMatchObject({ limit: 6, more: null })
  })
})

describe('content.home.slides', () => {
  const slide = {
    id: 'utes',
    name: 'Utes for work',
    description: 'On every yard.',
    url: '/search/ute',
    linkLabel: 'See utes',
    hide_overlay: true,
    picture: '/images/utes.jpg',
  }

  it('have id, name, description, url and hide_overlay, and a picture', () => {
    expect(
      contradictions('content.home.slides', {
        fallback: [],
        accepts: [[slide], [{ ...slide, description: null, url: null }]],
        refuses: [
          [{ ...slide, id: 'Work utes' }],
          [{ ...slide, name: '' }],
          [slide, { ...slide, name: 'Another of this id' }],
        ],
      }),
    ).toEqual([])
    const [{ hide_overlay, url } = { hide_overlay: true, url: '' }] = aSite({
      content: { home: { slides: [{ id: 'a', name: 'A', picture: '/images/a.jpg' }] } },
    }).content.home.slides
    expect([hide_overlay, url]).toEqual([false, null])
  })
})
