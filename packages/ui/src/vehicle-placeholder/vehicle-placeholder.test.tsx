import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VehiclePlaceholder } from './index.ts'

describe('VehiclePlaceholder', () => {
  it('weighs less than 1.5 kB of HTML', () => {
    expect(renderToStaticMarkup(<VehiclePlaceholder paint="#e9ebec" />).length).toBeLessThan(1500)
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
