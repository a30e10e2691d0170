import { describe, expect, it } from 'vitest'
import { backgroundFile, keptView, layerFile } from './read-layers.ts'

describe('keptView', () => {
  it('mirrors the frames past the half turn', () => {
    expect(keptView('turn-00')).toEqual({ view: 'turn-00', isMirrored: false })
    expect(keptView('turn-18')).toEqual({ view: 'turn-18', isMirrored: false })
    expect(keptView('turn-19')).toEqual({ view: 'turn-17', isMirrored: true })
    expect(keptView('turn-35')).toEqual({ view: 'turn-01', isMirrored: true })
  })

  it('keeps every view of the gallery', () => {
    expect(keptView('rear-right')).toEqual({ view: 'rear-right', isMirrored: false })
  })
})

describe('layerFile', () => {
  it('names body, view and layer', () => {
    expect(layerFile('people-mover', 'front', 'cover')).toBe('people-mover/front.cover.webp')
  })
})

describe('backgroundFile', () => {
  it('has one background for every turn', () => {
    expect(backgroundFile('yard', 'front-left')).toBe('settings/yard/front-left.webp')
    expect(backgroundFile('yard', 'turn-07')).toBe(backgroundFile('gallery', 'turn-30'))
  })
})
