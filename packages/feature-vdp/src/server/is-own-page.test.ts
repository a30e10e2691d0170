import { describe, expect, it } from 'vitest'
import { isOwnPage } from './is-own-page.ts'

const from = (headers: Record<string, string>) =>
  isOwnPage(new Request('http://10.0.0.1:3000/api/phone-reveals', { headers }), ['harbour.test'])

describe('isOwnPage', () => {
  it.each([
    { origin: 'https://harbour.test', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://10.0.0.1:3000' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('is true for %j', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(true)
  })

  it.each([
    { origin: 'https://other.test' },
    { origin: 'https://harbour.test.evil.test' },
    { origin: 'null' },
    { origin: 'https://harbour.test', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is false for %j [PLUS-057]', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(false)
  })
})
