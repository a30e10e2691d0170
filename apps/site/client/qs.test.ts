import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from './qs.ts'

const name = fc.stringMatching(/^[a-z]{1,8}$/)
const query = fc.dictionary(
  name,
  fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 4 })),
  { noNullPrototype: true },
)

describe('parse', () => {
  it('undoes stringify', () => {
    fc.assert(
      fc.property(query, (values) => {
        expect(parse(stringify(values))).toEqual(values)
      }),
    )
  })

  it('leaves the question mark out when asked', () => {
    expect(parse('?make=Toyota&make=Mazda', { ignoreQueryPrefix: true })).toEqual({
      make: ['Toyota', 'Mazda'],
    })
    expect(stringify({ page: '2' }, { addQueryPrefix: true })).toBe('?page=2')
    expect(stringify({}, { addQueryPrefix: true })).toBe('')
  })
})
