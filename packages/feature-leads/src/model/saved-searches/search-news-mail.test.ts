import { describe, expect, it } from 'vitest'
import { aMailBrand } from '../../testing/index.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { NewsOfCar } from './saved-search.ts'
import { createSearchNewsMail } from './search-news-mail.ts'

const news = (id: number, before: number | null = null): NewsOfCar => ({
  id,
  name: `2021 Kia Cerato ${id}`,
  price: 18_500,
  before,
  url: `https://harbour.example/cars/${id}`,
})

const create = (cars: readonly NewsOfCar[], name = 'Ann') =>
  createSearchNewsMail({
    siteName: 'Harbour',
    name,
    title: 'Kia',
    cars,
    noPriceText: 'Enquire for price',
    offer: null,
    urls: {
      search: 'https://harbour.example/search?make=Kia',
      list: 'https://harbour.example/saved-searches',
      unsubscribe: 'https://harbour.example/pages/unsubscribe?token=t',
    },
  })

describe('createSearchNewsMail', () => {
  it('names each vehicle with its price and its page, and the way out [PLUS-107]', () => {
    const mail = composeMail('ann@example.com', create([news(1), news(2, 19_900)]), aMailBrand())
    expect(mail.subject).toBe('1 new match and 1 price drop for “Kia”')
    const { html = '' } = mail
    for (const words of ['2021 Kia Cerato 1', '$18,500, was $19,900', 'Hello Ann'])
      expect([mail.text, html]).toEqual([
        expect.stringContaining(words),
        expect.stringContaining(words),
      ])
    for (const address of ['cars/2', 'search?make=Kia', 'pages/unsubscribe?token=t']) {
      expect(mail.text).toContain(`https://harbour.example/${address}`)
      expect(html).toContain(`href="https://harbour.example/${address}"`)
    }
  })

  it('has the price type beside each price, and the words of the site without a price [PLUS-042] [PLUS-107]', () => {
    const cars = [
      { ...news(1), priceType: 'Drive Away' },
      { ...news(2, 19_900), priceType: 'Excl. Government Charges' },
      { ...news(3), price: null, priceType: 'Drive Away' },
    ]
    expect(create(cars).facts.map(({ details }) => details)).toEqual([
      '$18,500 Drive Away',
      '$18,500 Excl. Government Charges, was $19,900',
      'Enquire for price',
    ])
  })

  it('counts what it does not name', () => {
    const { facts, notes, subject, paragraphs } = create(
      Array.from({ length: 12 }, (_, index) => news(index)),
      '',
    )
    expect(subject).toBe('12 new matches for “Kia”')
    expect(facts).toHaveLength(10)
    expect(notes).toContain('And 2 more.')
    expect(paragraphs[0]).toMatch(/^There is news/)
    expect(create([news(1, 19_000), news(2, 19_000)]).heading).toBe('2 price drops')
  })
})
