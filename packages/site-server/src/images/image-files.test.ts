import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openImageFiles } from './image-files.ts'

let folder: string
const bytes = (length: number) => Buffer.alloc(length, 7)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-images-'))
})

describe('openImageFiles', () => {
  it('gives back what was written, also after a restart', async () => {
    const files = await openImageFiles({ folder, atMostBytes: 1000 })
    expect(await files.read('a.webp')).toBeNull()
    await files.write('a.webp', bytes(10))
    expect(await files.read('a.webp')).toEqual(bytes(10))
    const reopened = await openImageFiles({ folder, atMostBytes: 1000 })
    expect(await reopened.read('a.webp')).toEqual(bytes(10))
  })

  it('removes the oldest, and counts what was there before', async () => {
    const files = await openImageFiles({ folder, atMostBytes: 100 })
    for (const name of ['a', 'b']) await files.write(name, bytes(40))
    const reopened = await openImageFiles({ folder, atMostBytes: 100 })
    await reopened.write('c', bytes(40))
    expect((await readdir(folder)).toSorted()).toEqual(['b', 'c'])
  })

  it('leaves no draft behind, and loses no request, when nothing can be written', async () => {
    const blocked = join(folder, 'blocked')
    const files = await openImageFiles({ folder: blocked, atMostBytes: 100 })
    const { rm } = await import('node:fs/promises')
    await rm(blocked, { recursive: true })
    await writeFile(blocked, 'a file where the folder was')
    await files.write('a', bytes(10))
    expect(await files.read('a')).toBeNull()
    expect(await readdir(folder)).toEqual(['blocked'])
  })
})
