import { describe, expect, it } from 'vitest'
import { isGroupShown, toggleShownGroup } from './open-groups.ts'
import { createEmptySearchState } from './search-state.ts'

describe('toggleShownGroup', () => {
  const state = {
    ...createEmptySearchState('relevance'),
    otherParameters: [['utm_source', 'mail']] as const,
  }

  it('asks for all values of one group, and takes that back', () => {
    const shown = toggleShownGroup(state, 'make')
    expect(isGroupShown(shown, 'make')).toBe(true)
    expect(isGroupShown(shown, 'colour')).toBe(false)
    expect(shown.otherParameters).toEqual([
      ['utm_source', 'mail'],
      ['show', 'make'],
    ])
    expect(toggleShownGroup(shown, 'make')).toEqual(state)
  })

  it('leaves other groups as they are', () => {
    const both = toggleShownGroup(toggleShownGroup(state, 'make'), 'colour')
    expect(isGroupShown(toggleShownGroup(both, 'colour'), 'make')).toBe(true)
  })
})
