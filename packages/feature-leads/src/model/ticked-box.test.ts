import { describe, expect, it } from 'vitest'
import { isTicked } from './ticked-box.ts'

describe('isTicked', () => {
  it.each([true, 'on', 'true', '1'])('is true of %j', (value) => {
    expect(isTicked(value)).toBe(true)
  })

  it.each([false, 'off', 'false', '0', '', 'yes', 1, null, undefined, ['on']])(
    'is false of %j [D-100]',
    (value) => {
      expect(isTicked(value)).toBe(false)
    },
  )
})
