import { describe, expect, it } from 'vitest'
import { aStorage } from '../testing/storage.ts'
import { readCountingConsent, rememberCountingConsent } from './counting-consent.ts'

const now = new Date('2027-03-01T00:00:00Z')
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 86_400_000 + ms)

describe('readCountingConsent', () => {
  it('is null before a visitor has answered, and where the storage is blocked', () => {
    expect(readCountingConsent(aStorage(), 'harbour', now)).toBeNull()
    expect(readCountingConsent(null, 'harbour', now)).toBeNull()
  })

  it('keeps either answer, for that site alone', () => {
    const storage = aStorage()
    expect(rememberCountingConsent(storage, 'harbour', true, now)).toBe(true)
    expect(rememberCountingConsent(storage, 'ridgeline', false, now)).toBe(true)
    expect(readCountingConsent(storage, 'harbour', now)).toBe(true)
    expect(readCountingConsent(storage, 'ridgeline', now)).toBe(false)
    expect(readCountingConsent(storage, 'aurelia', now)).toBeNull()
  })

  it('holds for 365 days', () => {
    const storage = aStorage()
    rememberCountingConsent(storage, 'harbour', true, now)
    expect(readCountingConsent(storage, 'harbour', later(365, -1))).toBe(true)
    expect(readCountingConsent(storage, 'harbour', later(365))).toBeNull()
  })

  it.each([
    { agrees: 'yes', at: now.toISOString() },
    { agrees: true },
    { agrees: true, at: 'soon' },
    [true],
    null,
  ])('takes no other record for an answer: %j', (data) => {
    const storage = aStorage()
    storage.setItem('harbour:consent', JSON.stringify({ v: 1, data }))
    expect(readCountingConsent(storage, 'harbour', now)).toBeNull()
  })
})
