import { describe, expect, it } from 'vitest'
import { createRequestIds } from './request-id.ts'

describe('createRequestIds', () => {
  it('counts from the beginning of its process', () => {
    const createId = createRequestIds('begun')
    expect([createId(), createId()]).toEqual(['begun-1', 'begun-2'])
  })

  it('begins otherwise in every process', () => {
    expect(createRequestIds()()).not.toBe(createRequestIds()())
  })
})
