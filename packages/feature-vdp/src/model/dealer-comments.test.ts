import { describe, expect, it } from 'vitest'
import { dealerComments } from './dealer-comments.ts'

describe('dealerComments', () => {
  it('shows 400 characters whole and cuts 401 at 400 [VDP-096]', () => {
    expect(dealerComments('x'.repeat(400))).toEqual({ kind: 'whole', text: 'x'.repeat(400) })
    expect(dealerComments('x'.repeat(401))).toMatchObject({
      kind: 'cut',
      start: 'x'.repeat(400),
      rest: 'x',
    })
  })

  it('loses nothing of a cut text', () => {
    const text = `${'One owner. '.repeat(60)}End 🚙`
    const comments = dealerComments(text)
    expect(comments.kind === 'cut' && comments.start + comments.rest).toBe(text)
  })

  it('never cuts an emoji in half', () => {
    expect(dealerComments('🚙'.repeat(401))).toMatchObject({
      kind: 'cut',
      start: '🚙'.repeat(400),
      rest: '🚙',
    })
  })

  it.each([null, '', '  \n'])('says that comments are pending for %j [VDP-097]', (comments) => {
    expect(dealerComments(comments)).toEqual({
      kind: 'pending',
      text: 'Dealer comments are pending. Please check back here later.',
    })
  })
})
