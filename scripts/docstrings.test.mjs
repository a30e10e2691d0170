import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync(
  [
    'packages/*/*.ts',
    'packages/*/src/**/*.{ts,tsx}',
    'apps/site/**/*.{ts,tsx}',
    '.storybook/**/*.{ts,tsx}',
  ],
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
)

/** First words of the docstrings of a text. */
const openings = (text) => [...text.matchAll(/\/\*\*\s*(?:\*\s*)?(\w+)/g)].map(([, word]) => word)

const asks = (word) => /^(?:What|Which|Whose|Whether)$/.test(word)

describe('docstrings', () => {
  it('open with a noun or a verb, never with What, Which, Whose or Whether', () => {
    const found = sources.filter((file) =>
      openings(readFileSync(`${root}${file}`, 'utf8')).some(asks),
    )
    expect(found).toEqual([])
    expect(sources.length).toBeGreaterThan(1000)
  })
})

describe('openings', () => {
  it('finds the first word on the line of the slash and on the next', () => {
    expect(openings('/** What it is. */\n/**\n * Whether\n */\n/* Which */')).toEqual([
      'What',
      'Whether',
    ])
  })
})
