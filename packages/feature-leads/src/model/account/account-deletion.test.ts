import { describe, expect, it } from 'vitest'
import {
  formatAccountDeletionPath,
  listDeletedThings,
  listLastingThings,
  readAccountDeletionFault,
} from './account-deletion.ts'

const off = {
  watchlist: false,
  savedSearches: false,
  spinToWin: false,
  reserve: false,
  onlinePayment: false,
}
const on = {
  watchlist: true,
  savedSearches: true,
  spinToWin: true,
  reserve: true,
  onlinePayment: true,
}

describe('listDeletedThings', () => {
  it('names what the features of the site store, and nothing of those that are off', () => {
    expect(listDeletedThings({ features: on })).toHaveLength(6)
    const bare = listDeletedThings({ features: off }).join('\n')
    expect(bare).not.toMatch(/watch|saved searches|wheel|purchases/)
    expect(bare).toContain('name, mobile and email')
    expect(bare).toContain('every other')
    expect(bare).toContain('What this browser remembers')
  })
})

describe('listLastingThings', () => {
  const site = { name: 'Harbour', features: off, privacy: { keepLeadsDays: 730 } }

  it('says of each why, and for how long leads stay', () => {
    const things = listLastingThings(site)
    expect(things.every(({ reason }) => reason.length > 20)).toBe(true)
    expect(things[0]?.reason).toContain('records of Harbour')
    expect(things[0]?.reason).toContain('730 days')
  })

  it.each([
    [{ reserve: true }, true],
    [{ onlinePayment: true }, true],
    [{}, false],
  ])('names payments where the site takes some: %j', (features, isNamed) => {
    const things = listLastingThings({ ...site, features: { ...off, ...features } })
    expect(things.some(({ thing }) => thing === 'Reservations and payments')).toBe(isNamed)
  })

  it('says of the prize wheel what is stored instead of the mobile, and for how long', () => {
    const withWheel = { ...site, features: { ...off, spinToWin: true } }
    const spun = listLastingThings(withWheel).find(({ thing }) => thing.includes('prize wheel'))
    expect(spun?.reason).toMatch(/number itself is not kept.*730 days/)
    expect(listLastingThings(site).some(({ thing }) => thing.includes('wheel'))).toBe(false)
  })
})

describe('readAccountDeletionFault', () => {
  it.each(['unconfirmed', 'failed'] as const)('reads %s as it is written', (fault) => {
    const { searchParams } = new URL(formatAccountDeletionPath(fault), 'http://a.example')
    expect(readAccountDeletionFault(searchParams)).toBe(fault)
  })

  it('knows no other', () => {
    expect(readAccountDeletionFault(new URLSearchParams('fault=x'))).toBeNull()
    expect(readAccountDeletionFault(new URLSearchParams())).toBeNull()
  })
})
