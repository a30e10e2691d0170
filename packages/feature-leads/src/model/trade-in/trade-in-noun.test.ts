import { describe, expect, it } from 'vitest'
import { pickTradeInNoun } from './trade-in-noun.ts'

describe('pickTradeInNoun', () => {
  it('is vehicle wherever other things than cars are sold [SITE-004]', () => {
    const kinds = ['car', 'truck', 'motorcycle', 'caravan', 'vehicle'] as const
    const nouns = kinds.map((kind) => pickTradeInNoun({ kind }))
    expect(nouns).toEqual(['car', 'vehicle', 'vehicle', 'vehicle', 'vehicle'])
  })
})
