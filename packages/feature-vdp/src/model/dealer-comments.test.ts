import { describe, expect, it } from 'vitest'
import { readDealerComments } from './dealer-comments.ts'

describe('readDealerComments', () => {
  it('shows 400 characters whole and cuts 401 at 400 [VDP-096]', () => {
    expect(readDealerComments('x'.repeat(400))).toEqual({ kind: 'whole', text: 'x'.repeat(400) })
    expect(readDealerComments('x'.repeat(401))).toMatchObject({
      kind: 'cut',
      start: 'x'.repeat(400),
      rest: 'x',
    })
  })

  it('loses nothing of a cut text', () => {
    const text = `${'One owner. '.repeat(60)}End 🚙`
    const comments = readDealerComments(text)
    expect(comments.kind === 'cut' && comments.start + comments.rest).toBe(text)
  })

  it('never cuts an emoji in half', () => {
    expect(readDealerComments('🚙'.repeat(401))).toMatchObject({
      kind: 'cut',
      start: '🚙'.repeat(400),
      rest: '🚙',
    })
  })

  it.each([null, '', '  \n'])('says that comments are pending for %j [VDP-097]', (comments) => {
    expect(readDealerComments(comments)).toEqual({
      kind: 'pending',
      text: 'Dealer comments are pending. Please check back here later.',
    })
  })
})
