import { describe, expect, it } from 'vitest'
import { fileProblem, formatFileSize, isAccepted, isSameFile } from './file-check.ts'

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

describe('isAccepted', () => {
  const photo = { name: 'Ute.JPG', type: 'image/jpeg', size: 1 }

  it.each([
    ['', true],
    ['image/*', true],
    ['image/jpeg', true],
    ['.jpg', true],
    ['.png, .jpg', true],
    ['.png', false],
    ['image/png', false],
    ['video/*', false],
  ])('against "%s" is %s', (accept, expected) => {
    expect(isAccepted(photo, accept)).toBe(expected)
  })
})

describe('fileProblem', () => {
  const limits = { accept: 'image/*', maxBytes: 10_000_000 }
  const photo = { name: 'ute.jpg', type: 'image/jpeg' }

  it('takes a file up to its limit, to the byte', () => {
    expect(fileProblem({ ...photo, size: 10_000_000 }, limits)).toBeNull()
    expect(fileProblem({ ...photo, size: 10_000_001 }, limits)).toBe(
      'Larger than 10 MB. Choose a smaller file.',
    )
  })

  it('refuses other kinds and empty files', () => {
    expect(fileProblem({ name: 'a.exe', type: '', size: 5 }, limits)).toBe(
      'This kind of file cannot be sent.',
    )
    expect(fileProblem({ ...photo, size: 0 }, limits)).toBe('The file is empty.')
  })
})

describe('isSameFile', () => {
  it('compares name, size and time', () => {
    const one = { name: 'a.jpg', type: 'image/jpeg', size: 5, lastModified: 1 }
    expect(isSameFile(one, { ...one })).toBe(true)
    expect(isSameFile(one, { ...one, lastModified: 2 })).toBe(false)
  })
})
