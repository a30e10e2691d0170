import { describe, expect, it } from 'vitest'
import { isOwnPage } from './is-own-page.ts'

const from = (headers: Record<string, string>) =>
  isOwnPage(new Request('http://10.0.0.1:3000/api/leads', { headers }), [
    'harbour.test',
    'harbour-cars.test',
  ])

describe('isOwnPage', () => {
  it.each<Record<string, string>>([
    { origin: 'https://harbour.test', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://harbour-cars.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://10.0.0.1:3000' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('is true for %j [PLUS-057]', (headers) => {
    expect(from(headers)).toBe(true)
  })

  it.each<Record<string, string>>([
    { origin: 'https://other.test' },
    { origin: 'https://harbour.test.evil.test' },
    { origin: 'http://10.0.0.1:3001' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'no address' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is false for %j [PLUS-057]', (headers) => {
    expect(from(headers)).toBe(false)
  })
})
