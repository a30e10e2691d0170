import { describe, expect, it } from 'vitest'
import { paintKeys } from './paints.ts'
import {
  bodyKeys,
  galleryViews,
  parsePicturePath,
  picturePath,
  settingKeys,
  turnView,
} from './vehicle-picture.ts'

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

  it.each([
    '/images/vehicles/beach/suv/white/front.jpg',
    '/images/vehicles/yard/tank/white/front.jpg',
    '/images/vehicles/yard/suv/chameleon/front.jpg',
    '/images/vehicles/yard/suv/white/roof.jpg',
    '/images/vehicles/yard/suv/white/turn-36.jpg',
    '/images/vehicles/yard/suv/white/turn-1.jpg',
    '/images/vehicles/yard/suv/white/front.png',
    '/images/vehicles/yard/suv/white/../white/front.jpg',
    '/images/vehicles/yard/suv/white/front.jpg/x',
    '/images/vehicles/yard/suv/front.jpg',
  ])('knows no %s', (path) => {
    expect(parsePicturePath(path)).toBeNull()
  })
})
