import { describe, expect, it } from 'vitest'
import { formatStepAddress, readStepAddress } from './step-address.ts'

const page = 'https://dealer.example/apply-for-finance?car_id=7'

describe('formatStepAddress', () => {
  it('names a step beside what the address says, and reads it again', () => {
    const address = formatStepAddress(page, 'contact')
    expect(address).toBe(`${page}&step=contact`)
    expect(readStepAddress(address)).toBe('contact')
  })

  it('names no step for the first', () => {
    expect(formatStepAddress(`${page}&step=contact`, '')).toBe(page)
    expect(readStepAddress(page)).toBe('')
  })
})
