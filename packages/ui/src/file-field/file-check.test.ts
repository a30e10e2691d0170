import { describe, expect, it } from 'vitest'
import { acceptUpTo, formatFileProblem, formatFileSize } from './file-check.ts'

describe('formatFileSize', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [840_400, '840 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [2_440_000, '2.4 MB'],
    [10_000_000, '10 MB'],
    [12_600_000, '13 MB'],
  ])('writes %i as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })
})

describe('formatFileProblem', () => {
  const rules = { maxBytes: 10_000_000, maxFiles: 4 }

  it.each([
    [['FILE_INVALID_TYPE', 'FILE_TOO_LARGE'], 'This kind of file cannot be sent.'],
    [['FILE_TOO_SMALL'], 'The file is empty.'],
    [['FILE_TOO_LARGE'], 'Larger than 10 MB. Choose a smaller file.'],
    [['TOO_MANY_FILES'], 'Only 4 can be sent.'],
    [['Choose a photo of the front.'], 'Choose a photo of the front.'],
  ])('writes %j as %j', (codes, sentence) => {
    expect(formatFileProblem(codes, rules)).toBe(sentence)
  })
})

describe('acceptUpTo', () => {
  const photo = (name: string, text = 'a') => new File([text], name, { type: 'image/jpeg' })

  it('takes the first files of a choice that goes over the limit', () => {
    const check = acceptUpTo({ maxFiles: 3 })
    const choice = { acceptedFiles: [photo('front.jpg')] }
    const problems = ['rear', 'seats', 'dash'].map((name) => check(photo(name), choice))
    expect(problems).toEqual([null, null, ['TOO_MANY_FILES']])
    expect(check(photo('wheel'), { acceptedFiles: [] })).toBeNull()
  })

  it('counts no file that is empty, too large, chosen already or refused by the page', () => {
    const problemOf = ({ name }: File) => (name === 'blurred' ? 'It is blurred.' : null)
    const check = acceptUpTo({ maxFiles: 3, maxBytes: 2, problemOf })
    const choice = { acceptedFiles: [photo('front')] }
    const files = [photo('empty', ''), photo('huge', 'abc'), photo('blurred'), photo('front')]
    expect(files.map((file) => check(file, choice))).toEqual([null, null, ['It is blurred.'], null])
    expect(check(photo('a'), choice)).toBeNull()
    expect(check(photo('b'), choice)).toBeNull()
    expect(check(photo('c'), choice)).toEqual(['TOO_MANY_FILES'])
  })

  it('leaves a field of one file to replace it', () => {
    const check = acceptUpTo({ maxFiles: 1 })
    expect(check(photo('new'), { acceptedFiles: [photo('old')] })).toBeNull()
  })
})
