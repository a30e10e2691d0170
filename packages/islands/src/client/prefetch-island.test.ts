import { describe, expect, it } from 'vitest'
import { formatIslandFiles } from '../server/island-files.ts'
import { readIslandFiles } from './prefetch-island.ts'

describe('readIslandFiles', () => {
  it.each([
    { files: ['assets/chunks/a.js', 'assets/chunks/b.js', 'assets/c.js', 'd.js'], base: '/' },
    { files: ['d.js', 'e.js', 'assets/a.js', 'assets/b.js', 'f.js'], base: '/site/' },
    { files: ['assets/a.js', 'assets/b.js'], base: 'https://cdn.example/' },
    { files: [], base: '/' },
  ])('reads what the server wrote of $files below $base', ({ files, base }) => {
    expect(readIslandFiles({ islandFiles: formatIslandFiles(files, base) })).toEqual(
      files.map((file) => base + file),
    )
  })

  it('knows an island without files', () => {
    expect(readIslandFiles({})).toEqual([])
  })
})
