import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUnsubscribeToken, signUnsubscribeToken } from './unsubscribe-token.ts'

const key = 'fixture-key-of-the-site'
const link = { siteId: 'harbour', email: 'ann.lee@example.com' }

describe('signUnsubscribeToken', () => {
  it('gives back any address, and fits in a link as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.emailAddress(), fc.string({ maxLength: 60 })), async (email) => {
        const token = await signUnsubscribeToken(key, { siteId: 'harbour', email })
        expect(encodeURIComponent(token)).toBe(token)
        expect(await readUnsubscribeToken(key, 'harbour', token)).toBe(email === '' ? null : email)
      }),
      { numRuns: 50 },
    )
  })
})

describe('readUnsubscribeToken', () => {
  it('takes no token of another site, another key or another address [PLUS-035]', async () => {
    const token = await signUnsubscribeToken(key, link)
    expect(await readUnsubscribeToken(key, 'harbour', token)).toBe(link.email)
    expect(await readUnsubscribeToken(key, 'ridgeline', token)).toBeNull()
    expect(await readUnsubscribeToken('other', 'harbour', token)).toBeNull()
    const other = await signUnsubscribeToken(key, { ...link, email: 'bob@example.com' })
    const mixed = `${other.split('.')[0]}.${token.split('.')[1]}`
    expect(await readUnsubscribeToken(key, 'harbour', mixed)).toBeNull()
  })

  it('takes nothing that is not a token', async () => {
    const token = await signUnsubscribeToken(key, link)
    const others = ['', '.', 'a.b', `${token}.x`, `${token}=`, token.slice(1), token.slice(0, -1)]
    for (const text of [...others, '%.%', `${'a'.repeat(600)}.b`])
      expect([text, await readUnsubscribeToken(key, 'harbour', text)]).toEqual([text, null])
  })
})
