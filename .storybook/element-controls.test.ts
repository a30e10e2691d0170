import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { chooseElementControls } from './element-controls.ts'

/** Control of a property with a value, as the pages about a part offer it. */
function controlOf(value: unknown, summary = 'ReactNode') {
  const argTypes = { children: { name: 'children', table: { type: { summary } } } }
  const context = { argTypes, initialArgs: { children: value } }
  return chooseElementControls(context as never).children?.control
}

describe('chooseElementControls', () => {
  it('offers a field for words', () => {
    expect([controlOf('Enquire'), controlOf(undefined)]).toEqual([
      { type: 'text' },
      { type: 'text' },
    ])
  })

  it('offers none for elements, wherever they stand', () => {
    expect([
      controlOf(createElement('b')),
      controlOf([{ picture: createElement('i') }], 'Option[]'),
    ]).toEqual([false, false])
  })

  it('offers none for pictures written out', () => {
    expect(controlOf({ frames: ['data:image/svg+xml,x'] }, 'CarMedia')).toBe(false)
  })

  it('leaves every other property as it is', () => {
    expect(controlOf('md', 'union')).toBeUndefined()
  })
})
