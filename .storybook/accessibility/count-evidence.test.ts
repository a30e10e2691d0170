import { describe, expect, it } from 'vitest'
import { dealerNames } from '../dealer-titles.ts'
import { countEvidence, type Evidence } from './count-evidence.ts'
import recorded from './evidence.json' with { type: 'json' }

const entries = [
  { id: 'ui-tabs--docs', title: 'UI/Tabs', type: 'docs', tags: [] },
  { id: 'ui-tabs--default', title: 'UI/Tabs', type: 'story', tags: ['test'] },
  { id: 'ui-tabs--by-keys', title: 'UI/Tabs', type: 'story', tags: ['test', 'play-fn'] },
  { id: 'ui-badge--default', title: 'UI/Badge', type: 'story' },
]

const anEvidence = (stories: string[]): Evidence => ({
  checkedOn: '2026-11-22',
  themes: ['harbour'],
  stories,
})

describe('countEvidence', () => {
  it('counts the stories and journeys of each part by title, not its pages', () => {
    const all = anEvidence(['ui-badge--default', 'ui-tabs--by-keys', 'ui-tabs--default'])
    expect(countEvidence(entries, all)).toEqual([
      { title: 'UI/Badge', stories: 1, journeys: 0, checked: 1 },
      { title: 'UI/Tabs', stories: 2, journeys: 1, checked: 2 },
    ])
  })

  it('counts no story as checked that is newer than the run, and none that is gone', () => {
    const [badge, tabs] = countEvidence(
      entries,
      anEvidence(['ui-tabs--default', 'ui-tabs--renamed']),
    )
    expect(badge?.checked).toBe(0)
    expect(tabs?.checked).toBe(1)
  })
})

describe('the recorded evidence', () => {
  it('comes from a run in every theme of the toolbar', () => {
    expect(recorded.themes).toEqual(dealerNames)
  })

  it('names each story once', () => {
    expect(recorded.stories.length).toBeGreaterThan(0)
    expect(new Set(recorded.stories).size).toBe(recorded.stories.length)
  })
})
