import { describe, expect, it } from 'vitest'
import { cleanEmail, findEmailProblem, isEmail, normaliseEmail } from './email.ts'

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

describe('cleanEmail', () => {
  it.each([
    ['  ann@example.com ', 'ann@example.com'],
    ['mailto:ann@example.com', 'ann@example.com'],
    ['\u200bann@example.com', 'ann@example.com'],
    ['\u202aann@example.com\u202c', 'ann@example.com'],
    ['ann@example.com; ', 'ann@example.com'],
    ['Ann.Lee@Example.com', 'Ann.Lee@Example.com'],
  ])('makes of %j what was meant, %s', (typed, meant) => {
    expect(cleanEmail(typed)).toBe(meant)
    expect(normaliseEmail(typed)).toBe(meant.toLowerCase())
  })
})
