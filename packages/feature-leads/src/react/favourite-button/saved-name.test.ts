import { describe, expect, it } from 'vitest'
import { formatHeartTitle, readSavedName } from './saved-name.ts'

describe('readSavedName', () => {
  it('reads the name a heart was given', () => {
    expect(formatHeartTitle('2019 Kia Cerato S')).toBe('Save 2019 Kia Cerato S')
    expect(readSavedName(formatHeartTitle('2019 Kia Cerato S'))).toBe('2019 Kia Cerato S')
  })

  it('finds none on a button of another name', () => {
    for (const title of ['', 'Favourite', 'Compare 2019 Kia Cerato S'])
      expect(readSavedName(title)).toBe('')
  })
})
