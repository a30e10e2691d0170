import { describe, expect, it } from 'vitest'
import { findEmailProblem, isEmail } from './email.ts'

describe('isEmail', () => {
  it.each(['x@y.z', 'ann.lee+cars@mail.example.com.au', "o'brien@example.org"])(
    'takes %s [D-57]',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'a b@example.com',
    'a@b.c\nBcc: d@e.f',
  ])('refuses %j [D-57]', (text) => {
    expect(isEmail(text)).toBe(false)
    expect(findEmailProblem(text)).toBe('Please enter a valid email address.')
  })

  it('takes 254 characters and refuses 255', () => {
    const ending = '@example.com'
    expect(isEmail('a'.repeat(254 - ending.length) + ending)).toBe(true)
    expect(isEmail('a'.repeat(255 - ending.length) + ending)).toBe(false)
  })
})
