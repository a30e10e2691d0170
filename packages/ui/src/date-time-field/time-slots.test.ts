import { describe, expect, it } from 'vitest'
import { openSlot, slotCountText, type TimeSlot } from './time-slots.ts'

const slots: TimeSlot[] = [
  { value: '09:00', label: '9:00 am' },
  { value: '10:00', label: '10:00 am', unavailable: 'Taken' },
  { value: '11:00', label: '11:00 am' },
]

describe('openSlot', () => {
  it('finds a time only where it can be chosen', () => {
    expect(openSlot(slots, '09:00')?.label).toBe('9:00 am')
    expect(openSlot(slots, '10:00')).toBeUndefined()
    expect(openSlot(slots, '12:00')).toBeUndefined()
  })
})

describe('slotCountText', () => {
  it('counts the times that are open', () => {
    expect(slotCountText(slots)).toBe('2 times')
    expect(slotCountText(slots.slice(0, 2))).toBe('1 time')
    expect(slotCountText(slots.slice(1, 2))).toBe('No times')
  })
})
