import { describe, expect, it } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

describe('isPlainClick', () => {
  it('is true for the first button without a key', () => {
    expect(isPlainClick(click)).toBe(true)
  })

  it.each([
    { button: 1 },
    { button: 2 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is false with %j, which a link answers elsewhere or somebody answered', (other) => {
    expect(isPlainClick({ ...click, ...other })).toBe(false)
  })
})
