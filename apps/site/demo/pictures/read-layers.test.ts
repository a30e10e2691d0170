import { describe, expect, it } from 'vitest'
import { backgroundFile, layerFile } from './read-layers.ts'

describe('layerFile', () => {
  it('names body, view and layer', () => {
    expect(layerFile('people-mover', 'front', 'cover')).toBe('people-mover/front.cover.webp')
  })
})

describe('backgroundFile', () => {
  it('has one background for every turn', () => {
    expect(backgroundFile('yard', 'front-left')).toBe('settings/yard/front-left.webp')
    expect(backgroundFile('yard', 'side-right')).toBe('settings/yard/side-left.webp')
    expect(backgroundFile('yard', 'turn-07')).toBe(backgroundFile('gallery', 'turn-30'))
  })
})
