import { describe, expect, it } from 'vitest'
import { drawMap } from './draw-map.ts'
import { formatMapSvg } from './format-map-svg.ts'

describe('formatMapSvg', () => {
  it('is a picture with its names, its scale and whose data it is', () => {
    const svg = formatMapSvg(drawMap([{ latitude: -26.66, longitude: 153.1 }], 2 / 3))
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 640"/)
    expect(svg).toContain('>Mooloolaba</text>')
    expect(svg).toContain('>5 km</text>')
    expect(svg).toContain('Place names © GeoNames, CC BY 4.0')
    expect(svg.length).toBeLessThan(4000)
  })

  it('writes names as text', () => {
    const drawing = drawMap([{ latitude: -26.66, longitude: 153.1 }], 2 / 3)
    const [label] = drawing.labels
    const svg = formatMapSvg({
      ...drawing,
      labels: label ? [{ ...label, text: 'Tom & <Co>' }] : [],
    })
    expect(svg).toContain('Tom &amp; &lt;Co>')
  })
})
