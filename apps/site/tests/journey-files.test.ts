import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)
const journeys = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts'))
const sourceOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

describe('the journeys', () => {
  it('are found', () => {
    expect(journeys.length).toBeGreaterThan(20)
  })

  it.each(journeys)('%s fails on what goes wrong in its pages', (name) => {
    expect(sourceOf(name)).toMatch(/import \{[^}]*\btest\b[^}]*\} from '\.\/journey\.ts'/)
    expect(sourceOf(name)).not.toMatch(/import \{[^}]*\} from '@playwright\/test'/)
    // A context made by hand is not watched; `plainPage` is.
    expect(sourceOf(name)).not.toContain('newContext({ javaScriptEnabled')
  })

  it.each(journeys)('%s waits for conditions, and opens no port of its own choice', (name) => {
    expect(sourceOf(name)).not.toMatch(/networkidle|waitForTimeout|setTimeout\(\s*(?:resolve|\(\))/)
    expect(sourceOf(name)).not.toMatch(/\.listen\([1-9]|(?:localhost|127\.0\.0\.1):\d/)
  })
})
