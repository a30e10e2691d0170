import { describe, expect, it } from 'vitest'
import { keptView } from './kept-view.ts'

describe('keptView', () => {
  it('mirrors the frames past the half turn', () => {
    expect(keptView('turn-00')).toEqual({ view: 'turn-00', isMirrored: false })
    expect(keptView('turn-18')).toEqual({ view: 'turn-18', isMirrored: false })
    expect(keptView('turn-19')).toEqual({ view: 'turn-17', isMirrored: true })
    expect(keptView('turn-35')).toEqual({ view: 'turn-01', isMirrored: true })
  })

  it('mirrors the left side for the right', () => {
    expect(keptView('side-right')).toEqual({ view: 'side-left', isMirrored: true })
  })

  it('keeps every other view of the gallery', () => {
    expect(keptView('rear-right')).toEqual({ view: 'rear-right', isMirrored: false })
  })
})
