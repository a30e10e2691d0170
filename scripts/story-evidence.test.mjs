import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dealers } from '../.storybook/dealers.ts'
import { referenceBrands } from '../packages/tokens/src/index.ts'
import { collectEvidence } from './story-evidence.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path) => readFileSync(`${root}${path}`, 'utf8')

const entries = {
  'ui-tabs--docs': { id: 'ui-tabs--docs', title: 'UI/Tabs', type: 'docs', tags: [] },
  'ui-tabs--default': { id: 'ui-tabs--default', title: 'UI/Tabs', type: 'story', tags: ['test'] },
  'ui-tabs--by-keys': {
    id: 'ui-tabs--by-keys',
    title: 'UI/Tabs',
    type: 'story',
    tags: ['test', 'play-fn'],
  },
}

describe('collectEvidence', () => {
  it('counts the stories and journeys of each part, not its pages', () => {
    expect(collectEvidence({ entries }, 'ui-tabs--by-keys\nui-tabs--default\n')).toEqual([
      { title: 'UI/Tabs', stories: 2, journeys: 1 },
    ])
  })

  it('refuses a run that left a story out', () => {
    expect(() => collectEvidence({ entries }, 'ui-tabs--default\n')).toThrow(
      'ui-tabs--by-keys was not visited',
    )
  })
})

describe('the kept story run', () => {
  const evidence = JSON.parse(read('.storybook/accessibility/evidence.json'))
  const storiesOnDisk = globSync(
    ['packages/*/src/**/*.stories.tsx', '.storybook/foundations/*.stories.tsx'],
    { cwd: root },
  ).flatMap((file) => read(file).match(/^export const [A-Z]\w*\b/gm) ?? [])

  it('found nothing wrong with any story by axe, in any reference theme', () => {
    expect(Object.keys(dealers)).toEqual(Object.keys(referenceBrands))
    const visited = evidence.reduce((sum, { stories }) => sum + stories, 0)
    expect(visited).toBe(storiesOnDisk.length)
  })
})
