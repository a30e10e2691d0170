import { describe, expect, it } from 'vitest'
import { firstWord, readExportedFunctions } from './exported-functions.mjs'

/** Words an exported function may begin with. Booleans ask: is, has, can. */
const verbs = new Set(
  `accept add answer apply ask assert await build calculate can check choose clamp clean clear compare
  compress compute connect count create decode define derive describe drain draw encode escape explain fetch find fold fold
  follow format get guard handle has hide hydrate ignore import insert is join lay lint list load lock make
  mask match measure merge mount move normalise observe open parse pick pose prefill prepare print project push put
  read record refund refuse remember remove render renew require resolve restore round run save schedule secure send serve set
  show sign sort start stop store strip submit summarise take to toggle use verify visit wait watch wire
  write`.split(/\s+/),
)

/** Makers of fixtures: `aCar`, `anEnquiry`, `someVideos`, `withSearch`. */
const makers = new Set(['a', 'an', 'some', 'with'])

/** Read as what they stand for: operators of a filter, attributes that open something. This list only shrinks. */
const operators = [
  'allOf',
  'anyOf',
  'asBytes',
  'inRange',
  'matchesStockFilter',
  'not',
  'opensDialog',
].concat(['opensPopover', 'valueIs'])

/** Nouns that are still to be renamed. This list only shrinks. */
const nouns = []

const functions = readExportedFunctions()
const names = functions.map(({ name }) => name)

describe('exported functions', () => {
  it('begin with a verb', () => {
    const known = new Set([...operators, ...nouns])
    const others = functions.filter(({ name }) => {
      const word = firstWord(name)
      return !verbs.has(word) && !makers.has(word) && !known.has(name)
    })
    expect(others).toEqual([])
    expect(functions.length).toBeGreaterThan(400)
  })

  it('that are allowed a noun are still there', () => {
    expect([...operators, ...nouns].filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('firstWord', () => {
  it.each([
    ['findPhone', 'find'],
    ['aCar', 'a'],
    ['to', 'to'],
  ])('of %s is %s', (name, word) => {
    expect(firstWord(name)).toBe(word)
  })
})
