import { describe, expect, it } from 'vitest'
import { findLastWords } from './last-words.ts'

describe('findLastWords', () => {
  it.each([
    [
      'the last complaint with what explains it',
      `2026-11-22 14:49:32.817 UTC [24646] LOG:  starting PostgreSQL 18.4
2026-11-22 14:49:32.829 UTC [24646] FATAL:  data directory "/d" has wrong ownership
2026-11-22 14:49:32.829 UTC [24646] HINT:  The server must be started by the user that owns the data directory.
`,
      'data directory "/d" has wrong ownership; The server must be started by the user that owns the data directory',
    ],
    [
      'what initdb complains of',
      `fixing permissions on existing directory /d ... ok
initdb: error: could not create directory "/d/pg_wal": No space left on device
initdb: removing contents of data directory "/d"
`,
      'could not create directory "/d/pg_wal": No space left on device',
    ],
    ['the last line where nothing is called a complaint', 'one\ntwo\n\n', 'two'],
    ['that there were none', '', 'none'],
  ])('is %s', (_case, output, words) => {
    expect(findLastWords(output)).toBe(words)
  })
})
