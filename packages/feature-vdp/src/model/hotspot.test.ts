import { describe, expect, it } from 'vitest'
import { listHotspotsOnFrame, listHotspotsOnPicture } from './hotspot.ts'

const towBar = {
  description: ' Tow bar ',
  positions: [
    { angle: 17, x: 48, y: 71 },
    { angle: 18, x: 50, y: 72.5 },
  ],
}
const wheel = { description: 'New tyres', positions: [{ angle: 18, x: 100, y: 0 }] }

describe('listHotspotsOnFrame', () => {
  it('places a point where it is on the frame, with its description [VDP-020]', () => {
    expect(listHotspotsOnFrame([towBar, wheel], 17)).toEqual([
      { number: 0, description: 'Tow bar', x: 48, y: 71 },
    ])
    expect(listHotspotsOnFrame([towBar, wheel], 18)).toEqual([
      { number: 0, description: 'Tow bar', x: 50, y: 72.5 },
      { number: 1, description: 'New tyres', x: 100, y: 0 },
    ])
    expect(listHotspotsOnFrame([towBar, wheel], 19)).toEqual([])
  })

  it('leaves out points off the picture and points that say nothing', () => {
    const at = (x: number, description = 'Scratch') => ({
      description,
      positions: [{ angle: 0, x, y: 50 }],
    })
    expect(listHotspotsOnFrame([at(-0.1), at(100.1), at(Number.NaN), at(50, ' ')], 0)).toEqual([])
  })
})

describe('listHotspotsOnPicture', () => {
  it('takes the first place whatever its angle', () => {
    expect(listHotspotsOnPicture([towBar])).toEqual([
      { number: 0, description: 'Tow bar', x: 48, y: 71 },
    ])
  })
})
