import { describe, expect, it } from 'vitest'
import { aStorage } from '../testing/storage.ts'
import { rememberSuccess, takeSuccess } from './remember-success.ts'

const car = { id: 40817, name: '2021 Toyota Corolla', path: '/cars/2021-toyota-corolla' }

describe('rememberSuccess', () => {
  it('stores the vehicle with the success marker [LEAD-006] [LEAD-007]', () => {
    const storage = aStorage()
    rememberSuccess(storage, 'harbour', { category: 'Vehicle Enquiry', car })
    expect(JSON.parse(storage.getItem('harbour:success') ?? '')).toEqual({ v: 1, data: { car } })
  })

  it('stores the category [LEAD-008]', () => {
    const storage = aStorage()
    rememberSuccess(storage, 'harbour', { category: 'Careers Enquiry', car: null })
    const stored: unknown = JSON.parse(storage.getItem('harbour:success-category') ?? '')
    expect(stored).toEqual({ v: 1, data: 'Careers Enquiry' })
  })
})

describe('takeSuccess', () => {
  it('reads the marker once, for its own site only [D-07]', () => {
    const storage = aStorage()
    const marker = { category: 'Vehicle Enquiry', car }
    rememberSuccess(storage, 'harbour', marker)
    expect(takeSuccess(storage, 'ridgeline')).toBeNull()
    expect(takeSuccess(storage, 'harbour')).toEqual(marker)
    expect(takeSuccess(storage, 'harbour')).toBeNull()
  })
})
