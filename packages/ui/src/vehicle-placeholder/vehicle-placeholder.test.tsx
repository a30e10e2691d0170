import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type BodyShape, bodyDrawings } from './body-shapes.ts'
import { findPaint, VehiclePlaceholder } from './index.ts'

const shapes = Object.keys(bodyDrawings) as BodyShape[]

describe('VehiclePlaceholder', () => {
  it.each(shapes)('weighs less than 1.5 kB of HTML as %s', (bodyShape) => {
    const html = renderToStaticMarkup(
      <VehiclePlaceholder bodyShape={bodyShape} paint={findPaint('Polar White')} />,
    )
    expect(html.length).toBeLessThan(1500)
  })

  it('says what is to come, and nothing when told so', () => {
    expect(renderToStaticMarkup(<VehiclePlaceholder />)).toContain('Photos coming soon')
    expect(renderToStaticMarkup(<VehiclePlaceholder text={null} />)).not.toContain('Photos')
  })

  it('is silent beside text and named when it stands alone', () => {
    expect(renderToStaticMarkup(<VehiclePlaceholder />)).not.toContain('role="img"')
    expect(renderToStaticMarkup(<VehiclePlaceholder alt="2024 Ford Ranger" />)).toContain(
      'role="img" aria-label="2024 Ford Ranger"',
    )
  })
})
