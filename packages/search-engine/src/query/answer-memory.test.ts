import { describe, expect, it } from 'vitest'
import { createAnswerMemory, createSearchEngine } from '../index.ts'

const anEngine = (answers = createAnswerMemory()) => {
  const engine = createSearchEngine({ answers })
  engine.setIndex('cars', { settings: { searchableAttributes: [] }, records: [{ objectID: '1' }] })
  return engine
}

describe('createAnswerMemory', () => {
  it('is shared by engines that do not see the answers of one another', () => {
    const answers = createAnswerMemory()
    const [north, south] = [anEngine(answers), anEngine(answers)]
    north.remember('q', 'of the north')
    south.remember('q', 'of the south')
    expect(north.recall('q')).toBe('of the north')
    expect(south.recall('q')).toBe('of the south')
  })

  it('holds the answers of an engine while another changes', () => {
    const answers = createAnswerMemory()
    const [north, south] = [anEngine(answers), anEngine(answers)]
    north.remember('q', 'of the north')
    south.remember('q', 'of the south')
    south.upsert('cars', { objectID: '2' })
    expect(north.recall('q')).toBe('of the north')
    expect(south.recall('q')).toBeUndefined()
  })

  it('drops what was not asked for longest when it is full', () => {
    const engine = anEngine(createAnswerMemory(30))
    engine.remember('a', '0123456789')
    engine.remember('b', '0123456789')
    expect(engine.recall('a')).toBeUndefined()
    expect(engine.recall('b')).toBe('0123456789')
  })
})
