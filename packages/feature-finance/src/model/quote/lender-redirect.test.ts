import { describe, expect, it } from 'vitest'
import { findLenderRedirect } from './lender-redirect.ts'

describe('findLenderRedirect', () => {
  const hosts = ['apply.lender.example', 'localhost:8443']
  it.each([
    'https://apply.lender.example/start?id=1',
    'https://localhost:8443/',
    '/finance/demonstration-lender?amount=1',
  ])('follows %s', (url) => {
    expect(findLenderRedirect(url, hosts)).toBe(url)
  })

  it.each([
    undefined,
    '',
    'http://apply.lender.example/',
    'https://evil.example/',
    'https://apply.lender.example.evil.example/',
    'https://apply.lender.example:444/',
    'https://user@apply.lender.example/',
    '//apply.lender.example/',
    '/finance',
    '/finance/demonstration-lender',
    'javascript:alert(1)',
  ])('does not follow %s [D-56]', (url) => {
    expect(findLenderRedirect(url, hosts)).toBeNull()
  })
})
