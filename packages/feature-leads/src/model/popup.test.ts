import { describe, expect, it } from 'vitest'
import { aStorage } from '../testing/storage.ts'
import { isPopupClosed, isPopupRunning, rememberClosedPopup } from './popup.ts'

const isRunning = (expires: string | null, now: string, timeZone = 'Australia/Brisbane') =>
  isPopupRunning({ expires }, new Date(now), timeZone)

describe('isPopupRunning', () => {
  it('ends with its last day in the time zone of the site [SITE-072]', () => {
    expect(isRunning('2027-06-30', '2027-06-30T23:59:59.999+10:00')).toBe(true)
    expect(isRunning('2027-06-30', '2027-07-01T00:00:00+10:00')).toBe(false)
    // Two hours earlier in the west.
    expect(isRunning('2027-06-30', '2027-06-30T23:59:59+08:00', 'Australia/Perth')).toBe(true)
    expect(isRunning('2027-06-30', '2027-07-01T00:00:00+08:00', 'Australia/Perth')).toBe(false)
  })

  it('ends with its last instant, and never without one [D-75]', () => {
    const last = '2027-06-30T17:00:00+10:00'
    expect(isRunning(last, last)).toBe(true)
    expect(isRunning(last, '2027-06-30T17:00:00.001+10:00')).toBe(false)
    expect(isRunning(null, '2099-01-01T00:00:00Z')).toBe(true)
  })
})

describe('rememberClosedPopup', () => {
  it('is remembered for one site and one promotion [SITE-071] [DATA-059]', () => {
    const storage = aStorage()
    expect(isPopupClosed(storage, 'north', 'eofy')).toBe(false)
    expect(rememberClosedPopup(storage, 'north', 'eofy')).toBe(true)
    expect(isPopupClosed(storage, 'north', 'eofy')).toBe(true)
    expect(isPopupClosed(storage, 'south', 'eofy')).toBe(false)
    expect(isPopupClosed(storage, 'north', 'summer')).toBe(false)
    expect(JSON.parse(storage.getItem('north:popup') ?? '')).toEqual({ v: 1, data: ['eofy'] })
  })

  it('keeps the last 20, each once', () => {
    const storage = aStorage()
    for (let number = 0; number <= 20; number++)
      rememberClosedPopup(storage, 'north', `promo-${number}`)
    rememberClosedPopup(storage, 'north', 'promo-20')
    expect(isPopupClosed(storage, 'north', 'promo-0')).toBe(false)
    expect(isPopupClosed(storage, 'north', 'promo-1')).toBe(true)
  })

  it('shows the promotion where storage is blocked or holds something else', () => {
    expect(isPopupClosed(null, 'north', 'eofy')).toBe(false)
    expect(rememberClosedPopup(null, 'north', 'eofy')).toBe(false)
    const storage = aStorage()
    storage.setItem('north:popup', '{"v":1,"data":"eofy"}')
    expect(isPopupClosed(storage, 'north', 'eofy')).toBe(false)
  })
})
