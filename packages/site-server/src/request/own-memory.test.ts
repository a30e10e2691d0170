import { describe, expect, it } from 'vitest'
import { copyToOwnMemory } from './own-memory.ts'

describe('copyToOwnMemory', () => {
  it('holds the same bytes, and no memory beside them', () => {
    const shared = Buffer.concat([Buffer.from('a page'), Buffer.from(' of a dealer')])
    expect(shared.buffer.byteLength).toBeGreaterThan(shared.length)
    const own = copyToOwnMemory(shared)
    expect(own.toString()).toBe('a page of a dealer')
    expect(own.buffer.byteLength).toBe(own.length)
  })
})
