import { describe, expect, it } from 'vitest'
import { describeReason } from './describe-reason.ts'

describe('describeReason', () => {
  it('gives names and codes and no word of a message [D-80]', () => {
    const cause = Object.assign(new Error('Key (email)=(ann@example.com)'), { code: '23505' })
    class QueryError extends Error {}
    const error = new QueryError('params: Ann', { cause })
    expect(describeReason(error)).toBe('QueryError, Error 23505')
    expect(describeReason('Ann')).toBe('unknown')
  })
})
