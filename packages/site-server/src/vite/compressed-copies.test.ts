import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCompressedCopies } from './compressed-copies.ts'

const folder = mkdtempSync(join(tmpdir(), 'compressed-copies-'))
const long = 'a text that repeats itself, '.repeat(20)

describe('writeCompressedCopies', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets/chunks'), { recursive: true })
    writeFileSync(join(folder, 'assets/chunks/part.js'), long)
    writeFileSync(join(folder, 'assets/sheet.css'), long)
    writeFileSync(join(folder, 'assets/small.js'), 'x'.repeat(199))
    writeFileSync(join(folder, 'assets/photo.webp'), long)
    await writeCompressedCopies(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('writes both copies beside a text file, however deep', () => {
    for (const file of ['assets/chunks/part.js', 'assets/sheet.css']) {
      const [br, gz] = ['.br', '.gz'].map((ending) => readFileSync(join(folder, file + ending)))
      expect(brotliDecompressSync(br!).toString()).toBe(long)
      expect(gunzipSync(gz!).toString()).toBe(long)
      expect(br!.length).toBeLessThan(long.length)
    }
  })

  it('leaves alone what is compressed already, and what would be no smaller', () => {
    expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
      'chunks',
      'photo.webp',
      'sheet.css',
      'sheet.css.br',
      'sheet.css.gz',
      'small.js',
    ])
  })
})
