import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from './create-app.ts'

let root = ''
const read = (path: string) => readFileSync(join(root, 'my-dealer', path), 'utf8')
const create = (change: object = {}) => {
  const folder = join(root, 'my-dealer')
  const dealer = { folder, id: 'my-dealer', name: 'My Dealer', state: 'wa', hosts: [] }
  return createApp({ ...dealer, ...change }, join(root, 'template'))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-forecourt-'))
  mkdirSync(join(root, 'template/pages'), { recursive: true })
  writeFileSync(join(root, 'template/pages/home.ts'), 'home')
  writeFileSync(join(root, 'template/stock.csv'), 'stock')
  writeFileSync(join(root, 'template/gitignore'), 'dist/')
  writeFileSync(join(root, 'template/package.json'), '{"private":true}')
  writeFileSync(join(root, 'template/README.md'), 'http://{id}.localhost:3000, --site {id}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('createApp', () => {
  it('writes the template, with a dealer, stock and a name [PLUS-103]', async () => {
    expect(await create({ hosts: ['www.mine.example'] })).toEqual({ ok: true })
    expect(JSON.parse(read('tenants/my-dealer.json'))).toMatchObject({
      id: 'my-dealer',
      name: 'My Dealer',
      domains: ['www.mine.example', 'my-dealer.localhost'],
      timeZone: 'Australia/Perth',
    })
    expect(JSON.parse(read('package.json'))).toEqual({ name: 'my-dealer', private: true })
    expect(['pages/home.ts', 'stock/my-dealer.csv', '.gitignore', 'README.md'].map(read)).toEqual([
      'home',
      'stock',
      'dist/',
      'http://my-dealer.localhost:3000, --site my-dealer',
    ])
  })

  it('takes an empty folder', async () => {
    mkdirSync(join(root, 'my-dealer'))
    expect(await create()).toEqual({ ok: true })
  })

  it('refuses a folder with something in it, and leaves it as it is', async () => {
    mkdirSync(join(root, 'my-dealer'))
    writeFileSync(join(root, 'my-dealer/package.json'), 'mine')
    expect(await create()).toEqual({
      ok: false,
      reason: `${join(root, 'my-dealer')} is not empty; choose a new folder.`,
    })
    expect(read('package.json')).toBe('mine')
  })

  it.each([
    [{ state: 'xx' }, /^state/],
    [{ id: '' }, /^id/],
    [{ hosts: ['https://mine.example/'] }, /^domains/],
  ])('refuses %j with a sentence, and writes nothing', async (change, reason) => {
    const created = await create(change)
    expect(created).toEqual({ ok: false, reason: expect.stringMatching(reason) })
    expect(() => read('package.json')).toThrow('ENOENT')
  })
})
