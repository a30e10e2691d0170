import { describe, expect, it } from 'vitest'
import { backgroundFile, backgroundWindow, layerFile } from './read-layers.ts'

describe('layerFile', () => {
  it('names body, view and layer', () => {
    expect(layerFile('people-mover', 'front', 'cover')).toBe('people-mover/front.cover.webp')
  })
})

describe('backgroundFile', () => {
  it('has one background for every turn', () => {
    expect(backgroundFile('yard', 'front-left')).toBe('settings/yard/front-left.webp')
    expect(backgroundFile('yard', 'side-right')).toBe('settings/yard/side-left.webp')
    expect(backgroundFile('yard', 'front-right')).toBe('settings/yard/front-left.webp')
    expect(backgroundFile('yard', 'turn-07')).toBe(backgroundFile('gallery', 'turn-30'))
  })
})

describe('backgroundWindow', () => {
  const stage = { width: 1200, height: 800 }

  it('lays the horizon of the background on the vehicle’s', () => {
    expect(backgroundWindow({ ...stage, horizon: 0.5 })).toEqual({ side: 1200, left: 0, top: 200 })
    expect(backgroundWindow({ ...stage, horizon: 0.3 })).toEqual({ side: 1200, left: 0, top: 360 })
  })

  it('enlarges a background that would end too soon', () => {
    expect(backgroundWindow({ ...stage, horizon: 0.1 })).toEqual({
      side: 1440,
      left: 120,
      top: 640,
    })
    expect(backgroundWindow({ ...stage, horizon: 1 })).toEqual({ side: 1600, left: 200, top: 0 })
  })

  it('stays inside whatever the horizon is', () => {
    for (let horizon = -1; horizon < 2; horizon += 0.037) {
      const { side, left, top } = backgroundWindow({ ...stage, horizon })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + stage.width).toBeLessThanOrEqual(side)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + stage.height).toBeLessThanOrEqual(side)
    }
  })
})
