import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as icons from '../icon/index.ts'
import type { MaskIconName } from './index.ts'
import { carDrawing, maskDrawings } from './mask-drawings.ts'

const drawn = {
  condition: icons.TagIcon,
  transmission: icons.TransmissionIcon,
  odometer: icons.OdometerIcon,
  fuel: icons.FuelIcon,
  sleeps: icons.BedIcon,
  length: icons.RulerIcon,
  weight: icons.WeightIcon,
  engine: icons.EngineIcon,
  axles: icons.DriveIcon,
  heart: icons.HeartIcon,
  compare: icons.CompareIcon,
} satisfies Record<MaskIconName, unknown>

const contentOf = (icon: ReactElement) =>
  renderToStaticMarkup(icon)
    .replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/(?:path|circle|rect)>/g, '/>')
    .replaceAll('"', "'")

describe('maskDrawings', () => {
  it.each(Object.entries(drawn))('draws %s as its icon does', (name, Icon) => {
    expect(maskDrawings[name as MaskIconName]).toBe(contentOf(<Icon />))
  })
})

describe('carDrawing', () => {
  it('is the icon of a car', () => expect(carDrawing).toBe(contentOf(<icons.CarIcon />)))
})
