import { findBodyDrawing, findPaint } from '@forecourt/stock/model'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

describe('findBodyDrawing', () => {
  it.each([
    'SUV',
    'People Mover',
    'Light Truck',
    'Prime Mover',
    'Motorcycle',
    'Caravan',
    'Motorhome',
    'Bus',
  ])('gives less than 1.5 kB of HTML for a %s', (body) => {
    const html = renderToStaticMarkup(
      <VehiclePlaceholder drawing={findBodyDrawing(body)} paint={findPaint('Polar White')} />,
    )
    expect(html.length).toBeLessThan(1500)
  })
})
