import { describe, expect, it } from 'vitest'
import { deriveLeadId, idempotencyKeyPattern, readFormIdempotencyKey } from './lead-id.ts'

describe('deriveLeadId', () => {
  it('is a UUID that depends on site and key only [PLUS-028]', async () => {
    const id = await deriveLeadId('harbour', 'key-0001')
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await deriveLeadId('harbour', 'key-0001')).toBe(id)
    expect(await deriveLeadId('harbour', 'key-0002')).not.toBe(id)
    expect(await deriveLeadId('ridgeline', 'key-0001')).not.toBe(id)
  })
})

describe('readFormIdempotencyKey', () => {
  it('tells two visitors with the same stored page apart', async () => {
    const ann = await readFormIdempotencyKey('page-key', { name: 'Ann' })
    expect(await readFormIdempotencyKey('page-key', { name: 'Ann' })).toBe(ann)
    expect(await readFormIdempotencyKey('page-key', { name: 'Bob' })).not.toBe(ann)
    expect(await readFormIdempotencyKey('other-page', { name: 'Ann' })).not.toBe(ann)
    expect(ann).toMatch(idempotencyKeyPattern)
  })
})
