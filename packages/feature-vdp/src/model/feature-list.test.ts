import { describe, expect, it } from 'vitest'
import { createFeatureLists } from './feature-list.ts'

describe('createFeatureLists', () => {
  it('groups by category in order of appearance and titles the uncategorised "Features"', () => {
    const lists = createFeatureLists([
      { category: 'Safety', name: 'Lane keeping' },
      { category: null, name: 'Tow bar' },
      { category: 'Safety', name: 'Curtain airbags' },
      { category: ' ', name: 'Roof rails' },
    ])
    expect(lists).toEqual([
      { title: 'Safety', features: ['Lane keeping', 'Curtain airbags'] },
      { title: 'Features', features: ['Tow bar', 'Roof rails'] },
    ])
  })

  it('shows a feature named twice once and no empty ones', () => {
    expect(
      createFeatureLists([
        { category: null, name: 'ABS' },
        { category: null, name: 'ABS ' },
        { category: null, name: ' ' },
      ]),
    ).toEqual([{ title: 'Features', features: ['ABS'] }])
  })
})
