import { describe, expect, it } from 'vitest'
import { readSignInDraft, writeSignInDraft } from './sign-in-draft.ts'
import { codeLifetimeMs } from './verification-code.ts'

const values = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0412 345 678',
}

function createStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

describe('readSignInDraft', () => {
  it('gives what was typed, and the code until it counts no longer [PLUS-038]', () => {
    const storage = createStorage()
    const draft = { values, codeSentAt: 1000 }
    writeSignInDraft(storage, 'harbour', draft)
    expect(readSignInDraft(storage, 'harbour', 999 + codeLifetimeMs)).toEqual(draft)
    const late = readSignInDraft(storage, 'harbour', 1000 + codeLifetimeMs)
    expect(late).toEqual({ values, codeSentAt: null })
    expect(readSignInDraft(storage, 'ridgeline', 1000)).toBeNull()
  })

  it('forgets a sign-in that is done', () => {
    const storage = createStorage()
    writeSignInDraft(storage, 'harbour', { values, codeSentAt: null })
    writeSignInDraft(storage, 'harbour', null)
    expect(readSignInDraft(storage, 'harbour', 0)).toBeNull()
  })

  it('takes texts alone', () => {
    const storage = createStorage()
    const odd = { values: { ...values, name: 7 as unknown as string }, codeSentAt: null }
    writeSignInDraft(storage, 'harbour', odd)
    expect(readSignInDraft(storage, 'harbour', 0)?.values).toEqual({ ...values, name: '' })
  })
})
