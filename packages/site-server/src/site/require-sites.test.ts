import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTenantStore } from '@forecourt/tenant-config/server'
import { afterAll, describe, expect, it } from 'vitest'
import { requireSites, siteChecks } from './require-sites.ts'

const root = mkdtempSync(join(tmpdir(), 'forecourt-sites-'))
afterAll(() => rmSync(root, { recursive: true }))

async function aStore(name: string, files: Record<string, string>) {
  const directory = join(root, name)
  mkdirSync(directory)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text)
  const logger = { info() {}, warn() {}, error() {} }
  return {
    directory,
    store: await createTenantStore({ directory, logger, checks: siteChecks, watch: false }),
  }
}

describe('requireSites', () => {
  it('wants one dealer at least, whatever the other files hold', async () => {
    const good = JSON.stringify({ id: 'north', name: 'North', domains: ['north.test'] })
    const { store, directory } = await aStore('one', { 'a.json': '{', 'b.json': good })
    expect(() => requireSites(store, directory)).not.toThrow()
  })

  it('says that there is no file', async () => {
    const { store, directory } = await aStore('none', { 'notes.txt': '' })
    expect(() => requireSites(store, directory)).toThrow(
      `There is no tenant file in ${directory}; put one there (docs/tenants.md), or choose another folder with FORECOURT_TENANTS.`,
    )
  })

  it('says what is wrong with the first of files that are all broken', async () => {
    const { store, directory } = await aStore('broken', { 'a.json': '{}', 'b.json': '[' })
    expect(() => requireSites(store, directory)).toThrow(
      `No tenant file in ${directory} can be used (a.json: id is required); mend it, "npm run forecourt -- tenant lint" lists every problem.`,
    )
  })
})

describe('siteChecks', () => {
  it('refuse a filter that is no facet [SRCH-008]', async () => {
    const search = { filters: [{ facet: 'make' }, { facet: 'torqe' }] }
    const file = JSON.stringify({ id: 'north', name: 'North', domains: ['north.test'], search })
    const { store } = await aStore('facet', { 'a.json': file })
    expect(store.refusals()[0]?.problems).toMatchObject([
      { path: 'search.filters[1].facet', message: expect.stringContaining('but is "torqe".') },
    ])
  })
  it('refuse a condition on what the search does not filter by [CFG-048]', async () => {
    const search = { stockFilter: { extra: [{ attribute: 'cartype', values: ['used'] }] } }
    const file = JSON.stringify({ id: 'north', name: 'North', domains: ['north.test'], search })
    const { store } = await aStore('condition', { 'a.json': file })
    expect(store.refusals()[0]?.problems).toMatchObject([
      { path: 'search.stockFilter.extra[0].attribute' },
    ])
  })
})
