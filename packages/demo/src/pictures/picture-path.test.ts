import { describe, expect, it } from 'vitest'
import { paintKeys } from './paints.ts'
import { parsePicturePath, picturePath } from './picture-path.ts'
import { bodyKeys, galleryViews, settingKeys, turnView } from './vehicle-picture.ts'

describe('parsePicturePath', () => {
  it('reads back every path that is written', () => {
    const views = [...galleryViews, turnView(0), turnView(35)]
    const pictures = settingKeys.flatMap((setting) =>
      bodyKeys.flatMap((body) =>
        paintKeys.flatMap((paint) => views.map((view) => ({ setting, body, paint, view }))),
      ),
    )
    for (const picture of pictures) expect(parsePicturePath(picturePath(picture))).toEqual(picture)
  })

  it('reads back a face, in the views that show it', () => {
    const front = {
      setting: 'yard',
      body: 'suv',
      face: 'b',
      paint: 'white',
      view: 'front',
    } as const
    const path = '/images/vehicles/yard/suv.b/white/front.jpg'
    expect(picturePath(front)).toBe(path)
    expect(parsePicturePath(path)).toEqual(front)
    const plate = { kind: 'registration', state: 'vic', number: '1FC1DY' } as const
    const plated = path.replace('front.jpg', 'vic-1FC1DY/front.jpg')
    expect(picturePath({ ...front, plate })).toBe(plated)
    expect(parsePicturePath(plated)).toEqual({ ...front, plate })
  })

  it("reads back the number plate of a view that shows one, the car's own and the dealer's", () => {
    const rear = { setting: 'yard', body: 'ute', paint: 'white', view: 'rear' } as const
    const own = { kind: 'registration', state: 'vic', number: '1FC1DY' } as const
    const path = '/images/vehicles/yard/ute/white/vic-1FC1DY/rear.jpg'
    expect(picturePath({ ...rear, plate: own })).toBe(path)
    expect(parsePicturePath(path)).toEqual({ ...rear, plate: own })
    expect(parsePicturePath(path.replace('vic-1FC1DY', 'dealer'))?.plate).toEqual({
      kind: 'dealer',
    })
  })

  it.each([
    '/images/vehicles/beach/suv/white/front.jpg',
    '/images/vehicles/yard/tank/white/front.jpg',
    '/images/vehicles/yard/suv/chameleon/front.jpg',
    '/images/vehicles/yard/suv/white/roof.jpg',
    '/images/vehicles/yard/suv.a/white/front.jpg',
    '/images/vehicles/yard/suv.z/white/front.jpg',
    '/images/vehicles/yard/suv.B/white/front.jpg',
    '/images/vehicles/yard/suv.bc/white/front.jpg',
    '/images/vehicles/yard/suv./white/front.jpg',
    '/images/vehicles/yard/suv.b/white/rear.jpg',
    '/images/vehicles/yard/suv.b/white/turn-00.jpg',
    '/images/vehicles/yard/bus.b/white/front.jpg',
    '/images/vehicles/yard/suv/white/turn-36.jpg',
    '/images/vehicles/yard/suv/white/turn-1.jpg',
    '/images/vehicles/yard/suv/white/front.png',
    '/images/vehicles/yard/suv/white/../white/front.jpg',
    '/images/vehicles/yard/suv/white/front.jpg/x',
    '/images/vehicles/yard/suv/front.jpg',
    '/images/vehicles/yard/suv/white/vic-1FC1DY/side-left.jpg',
    '/images/vehicles/yard/suv/white/dealer/interior.jpg',
    '/images/vehicles/yard/suv/white/vic-RUDE/front.jpg',
    '/images/vehicles/yard/suv/white/vic-1FC1DY42/front.jpg',
    '/images/vehicles/yard/suv/white/tex-1FC1DY/front.jpg',
    '/images/vehicles/yard/suv/white/vic-1fc1dy/front.jpg',
    '/images/vehicles/yard/suv/white/blank/front.jpg',
    '/images/vehicles/yard/suv/white//front.jpg',
    '/images/vehicles/yard/suv/white/vic-%3Csvg/front.jpg',
  ])('knows no %s', (path) => {
    expect(parsePicturePath(path)).toBeNull()
  })
})
