import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSite } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProductFiles } from './product-files.ts'

const site = aSite()
let folder: string
const logged: string[] = []
const logger = {
  info: (message: string) => logged.push(message),
  error: (message: string) => logged.push(message),
} as never

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-products-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('createProductFiles', () => {
  it('has no products without a file, and follows the file within a second', async () => {
    let nowMs = 0
    const source = createProductFiles([join(folder, 'nowhere'), folder], logger, () => nowMs)
    expect(await source.version(site)).toBe('')
    expect(await source.load(site)).toEqual([])
    const path = join(folder, 'example.products.jsonl')
    await writeFile(path, '{"sku":"A","name":"Mats"}\n{"sku":"B"}\n')
    nowMs = 999
    expect(await source.version(site)).toBe('')
    nowMs = 1000
    const first = await source.version(site)
    expect(first).not.toBe('')
    expect((await source.load(site)).map(({ sku }) => sku)).toEqual(['A'])
    expect(logged).toEqual(['products read', 'product left out'])
    await writeFile(path, '{"sku":"A","name":"Floor Mats"}\n')
    nowMs = 2000
    expect(await source.version(site)).not.toBe(first)
  })
})
