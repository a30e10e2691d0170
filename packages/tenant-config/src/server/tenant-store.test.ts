import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { SiteCheck, SiteInput } from '../model/index.ts'
import { createTenantStore, type TenantChange, type TenantStore } from './index.ts'

const open: TenantStore[] = []
afterEach(() => {
  for (const store of open.splice(0)) store.close()
})

const file = (id: string, more: Partial<SiteInput> = {}): SiteInput => ({
  id,
  name: `${id} Motors`,
  domains: [`${id}.example`],
  ...more,
})

async function aFolder(files: Record<string, unknown>) {
  const directory = await mkdtemp(join(tmpdir(), 'tenants-'))
  await mkdir(join(directory, 'themes'))
  const write = async (name: string, content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await writeFile(join(directory, `${name}.new`), text)
    await rename(join(directory, `${name}.new`), join(directory, name))
  }
  for (const [name, content] of Object.entries(files)) await write(name, content)
  return { directory, write, remove: (name: string) => rm(join(directory, name)) }
}

async function aStore(
  files: Record<string, unknown>,
  watchIntervalMs?: number,
  checks: readonly SiteCheck[] = [],
) {
  const folder = await aFolder(files)
  const lines: { level: string; message: string; fields?: object }[] = []
  const log = (level: string) => (message: string, fields?: object) =>
    lines.push({ level, message, fields })
  const logger = { info: log('info'), warn: log('warn'), error: log('error') }
  const watch = watchIntervalMs !== undefined
  const store = await createTenantStore({
    directory: folder.directory,
    logger,
    checks,
    watch,
    watchIntervalMs,
  })
  open.push(store)
  return { store, lines, ...folder }
}

describe('createTenantStore', () => {
  it('serves each site of the folder on its hosts', async () => {
    const { store } = await aStore({
      'a.json': file('north'),
      'b.json': file('south'),
      'notes.txt': 'no',
      // As a Mac leaves it beside each file it copies.
      '._a.json': 'no JSON',
    })
    expect(store.sites().map(({ id }) => id)).toEqual(['north', 'south'])
    expect(store.refusals()).toEqual([])
    expect(store.siteOf('NORTH.example:3000')?.id).toBe('north')
    expect(store.siteOf('west.example')).toBeNull()
    expect(store.siteById('south')?.name).toBe('south Motors')
    expect(store.siteById('west')).toBeNull()
  })

  it('refuses what the check of a feature finds, and serves the last good version meanwhile [CFG-005]', async () => {
    const path = 'search.columns'
    const threeOnly: SiteCheck = ({ search }) =>
      search.columns === 3 ? [] : [{ path, message: `${path} must be 3.` }]
    const { store, write } = await aStore({ 'a.json': file('north') }, undefined, [threeOnly])
    expect(store.refusals()).toEqual([])
    await write('a.json', file('north', { search: { columns: 4 } }))
    await store.refresh()
    expect(store.refusals()).toEqual([
      { file: 'a.json', servesLastGood: true, problems: [{ path, message: `${path} must be 3.` }] },
    ])
    expect(store.siteById('north')?.search.columns).toBe(3)
  })

  it('serves a new file on its host within 5 s without a restart [PLUS-044]', async () => {
    const { store, write } = await aStore({ 'a.json': file('north') }, 1000)
    await write('b.json', file('south'))
    await expect.poll(() => store.siteOf('south.example')?.id, { timeout: 5000 }).toBe('south')
  })

  it('takes over a changed file, drops a removed one and keeps the rest as they were', async () => {
    const { store, write, remove } = await aStore({
      'a.json': file('north'),
      'b.json': file('south'),
      'c.json': file('west'),
    })
    const west = store.siteById('west')
    const changes: TenantChange[] = []
    store.onChange((change) => changes.push(change))
    await write('a.json', file('north', { name: 'New North' }))
    await remove('b.json')
    await store.refresh()
    expect(store.siteById('north')?.name).toBe('New North')
    expect(store.siteOf('south.example')).toBeNull()
    expect(store.siteById('west')).toBe(west)
    expect(changes).toEqual([{ added: [], changed: ['north'], removed: ['south'] }])
  })

  it('refuses a broken file by its key while its last good version and all others stay [PLUS-045]', async () => {
    const { store, write, lines } = await aStore({
      'a.json': file('north'),
      'b.json': file('south'),
    })
    const [north, south] = store.sites()
    await write('a.json', { ...file('north'), search: { colums: 4 } })
    await store.refresh()
    expect(store.siteOf('north.example')).toBe(north)
    expect(store.siteOf('south.example')).toBe(south)
    const problems = [
      {
        path: 'search.colums',
        message: 'search.colums is not a known setting; did you mean columns?',
      },
    ]
    expect(store.refusals()).toEqual([{ file: 'a.json', servesLastGood: true, problems }])
    expect(lines).toEqual([
      {
        level: 'error',
        message: 'tenant file refused',
        fields: { file: 'a.json', servesLastGood: true, problems },
      },
    ])
    await write('a.json', file('north', { name: 'Mended' }))
    await store.refresh()
    expect(store.siteOf('north.example')?.name).toBe('Mended')
    expect(store.refusals()).toEqual([])
  })

  it('refuses a key that an object has twice, in the file and in its theme, by key and line [PLUS-045]', async () => {
    const twice = '"search": {"columns": 3},\n"search": {"columns": 4}'
    const { store } = await aStore({
      'a.json': `{${JSON.stringify(file('north')).slice(1, -1)},\n${twice}}`,
      'b.json': file('south', { manufacturerTheme: 'kia' }),
      'themes/kia.json': `{${twice}}`,
    })
    expect(store.sites()).toEqual([])
    expect(store.refusals().map(({ problems }) => problems[0])).toEqual([
      { path: 'search', message: 'search is given twice, again on line 3.' },
      {
        path: 'manufacturerTheme',
        message:
          'manufacturerTheme names themes/kia.json, in which search is given twice, again on line 2.',
      },
    ])
  })

  it('starts without a file that is broken from the beginning and serves it once mended', async () => {
    const { store, write } = await aStore({ 'a.json': '{"id": "north",', 'b.json': file('south') })
    expect(store.sites().map(({ id }) => id)).toEqual(['south'])
    expect(store.refusals()).toMatchObject([
      { file: 'a.json', servesLastGood: false, problems: [{ path: '' }] },
    ])
    expect(store.refusals()[0]?.problems[0]?.message).toMatch(
      /^The file is not JSON: .*line 1 column \d+.*\.$/,
    )
    await write('a.json', file('north'))
    await store.refresh()
    expect(store.siteOf('north.example')?.id).toBe('north')
  })

  it('refuses a file of another encoding, and a page of one; a mark of UTF-8 is none [PLUS-045]', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1')
    const { store, directory, write } = await aStore({
      'a.json': `\uFEFF${JSON.stringify(file('north'))}`,
    })
    expect(store.sites().map(({ id }) => id)).toEqual(['north'])
    await writeFile(
      join(directory, 'b.json'),
      latin(JSON.stringify(file('south', { name: 'Café' }))),
    )
    await mkdir(join(directory, 'a'))
    await writeFile(join(directory, 'a', 'about-us.md'), latin('Café'))
    await write('c.json', file('west'))
    await store.refresh()
    expect(store.sites().map(({ id }) => id)).toEqual(['north', 'west'])
    const problems = [
      { path: '', message: 'The file is not UTF-8 text; save it in that encoding.' },
    ]
    expect(store.refusals()).toMatchObject([
      { file: 'a/about-us.md', problems },
      { file: 'b.json', problems },
    ])
  })

  it('refuses a file that cannot be read by its name, and serves every other [PLUS-045]', async () => {
    const { store, directory, write, remove } = await aStore({
      'a.json': file('north'),
      'b.json': file('south'),
    })
    const [north] = store.sites()
    await remove('a.json')
    // A link to itself cannot be read by anybody, not even by root.
    await symlink('a.json', join(directory, 'a.json'))
    await write('b.json', file('south', { name: 'New South' }))
    await store.refresh()
    expect(store.siteById('north')).toBe(north)
    expect(store.siteById('south')?.name).toBe('New South')
    expect(store.refusals()).toEqual([
      {
        file: 'a.json',
        servesLastGood: true,
        problems: [
          { path: '', message: expect.stringMatching(/^The file cannot be read: ELOOP: .*\.$/) },
        ],
      },
    ])
    await remove('a.json')
    await write('a.json', file('north', { name: 'Mended' }))
    await store.refresh()
    expect(store.siteById('north')?.name).toBe('Mended')
    expect(store.refusals()).toEqual([])
  })

  it('refuses the second of two files that claim one host', async () => {
    const { store, write, remove } = await aStore({ 'b.json': file('south') })
    await write('a.json', file('north', { domains: ['north.example', 'south.example'] }))
    await store.refresh()
    expect(store.siteOf('south.example')?.id).toBe('south')
    expect(store.siteOf('north.example')).toBeNull()
    expect(store.refusals()).toEqual([
      {
        file: 'a.json',
        servesLastGood: false,
        problems: [
          {
            path: 'domains[1]',
            message: 'domains[1] claims the host name south.example, which b.json already has.',
          },
        ],
      },
    ])
    await remove('b.json')
    await store.refresh()
    expect(store.siteOf('south.example')?.id).toBe('north')
    expect(store.refusals()).toEqual([])
  })

  it('keeps the last good version of a file that comes to claim a taken host or id', async () => {
    const { store, write } = await aStore({ 'a.json': file('north'), 'b.json': file('south') })
    await write('a.json', file('south', { domains: ['other.example'] }))
    await store.refresh()
    expect(store.siteOf('north.example')?.id).toBe('north')
    expect(store.siteOf('south.example')?.id).toBe('south')
    expect(store.refusals()).toMatchObject([
      { file: 'a.json', servesLastGood: true, problems: [{ path: 'id' }] },
    ])
  })

  it('lays a manufacturer theme under the files that name it and follows its changes', async () => {
    const { store, write, remove } = await aStore({
      'themes/kia.json': { search: { columns: 4 } },
      'a.json': file('north', { manufacturerTheme: 'kia' }),
      'b.json': file('south'),
    })
    const columns = () => store.sites().map(({ search }) => search.columns)
    expect(columns()).toEqual([4, 3])
    await write('themes/kia.json', { search: { columns: 3 }, labels: { allStock: 'All Kia' } })
    await store.refresh()
    expect(store.siteById('north')?.labels.allStock).toBe('All Kia')
    await write('themes/kia.json', { search: { columns: 9 } })
    await store.refresh()
    expect(store.siteById('north')?.labels.allStock).toBe('All Kia')
    expect(store.refusals()[0]?.problems[0]?.message).toBe(
      'manufacturerTheme names themes/kia.json, in which search.columns must be 3 or 4, but is 9.',
    )
    await remove('themes/kia.json')
    await store.refresh()
    expect(store.refusals()[0]?.problems[0]?.message).toBe(
      'manufacturerTheme names the theme kia, but there is no themes/kia.json.',
    )
  })

  it('does nothing when nothing changed, and logs a refusal once', async () => {
    const { store, lines } = await aStore({ 'a.json': '{}', 'b.json': file('south') })
    const before = store.sites()
    await store.refresh()
    await store.refresh()
    expect(store.sites()).toBe(before)
    expect(lines).toHaveLength(1)
  })

  it('fails at the start when the folder cannot be read', async () => {
    const logger = { info: () => {}, warn: () => {}, error: () => {} }
    const directory = join(tmpdir(), 'no-such-folder-of-tenants')
    await expect(createTenantStore({ directory, logger })).rejects.toThrow(/ENOENT/)
  })
})

describe('content files', () => {
  const open = async (watchIntervalMs?: number) => {
    const store = await aStore(
      { 'north.json': file('north'), 'south.json': file('south') },
      watchIntervalMs,
    )
    const put = async (name: string, text: string) => {
      await mkdir(dirname(join(store.directory, name)), { recursive: true })
      await store.write(name, text)
    }
    return { ...store, put }
  }

  it('are pages of the site whose file they lie beside, and of no other [D-74]', async () => {
    const { store, put } = await open()
    const south = store.siteById('south')
    await put('north/about-us.md', 'Who we are.')
    await put('north/kia/overview.md', 'Kia at our place.')
    await put('assets/about-us.md', 'Nobody.')
    await store.refresh()
    expect(Object.keys(store.siteById('north')?.pages ?? {}).toSorted()).toEqual([
      'about-us',
      'kia/overview',
    ])
    expect(store.siteById('south')).toBe(south)
    expect(store.siteById('south')?.pages).toEqual({})
  })

  it('are followed, and a broken one is refused by its name while its last good version and the site stay [D-81]', async () => {
    const { store, put, lines, write } = await open()
    await put('north/about-us.md', 'Who we are.')
    await store.refresh()
    const site = store.siteById('north')
    await put('north/about-us.md', '---\ntitel: Us\n---\n')
    await store.refresh()
    expect(store.siteById('north')?.pages['about-us']?.markdown).toBe('Who we are.')
    expect(store.refusals()).toMatchObject([
      { file: 'north/about-us.md', servesLastGood: true, problems: [{ path: 'titel' }] },
    ])
    expect(lines.filter(({ message }) => message === 'content file refused')).toHaveLength(1)
    const broken = store.siteById('north')
    await write('south.json', file('south', { name: 'South Two' }))
    await store.refresh()
    expect(store.siteById('north')).toBe(broken)
    expect(lines.filter(({ message }) => message === 'content file refused')).toHaveLength(1)
    await put('north/about-us.md', 'Who we are now.')
    await store.refresh()
    expect(store.siteById('north')?.pages['about-us']?.markdown).toBe('Who we are now.')
    expect(store.siteById('north')).not.toBe(site)
    expect(store.refusals()).toEqual([])
  })

  it('stay while the tenant file itself is broken, and are taken away with their file', async () => {
    const { store, put, write, remove } = await open()
    await put('north/about-us.md', 'One.')
    await store.refresh()
    await write('north.json', '{')
    await put('north/about-us.md', 'Two.')
    await store.refresh()
    expect(store.siteById('north')?.pages['about-us']?.markdown).toBe('Two.')
    await write('north.json', file('north'))
    await remove('north/about-us.md')
    await store.refresh()
    expect(store.siteById('north')?.pages).toEqual({})
  })

  it('appear while the folder is watched, in a folder that was not there before', async () => {
    const { store, put } = await open(20)
    await put('north/kia/overview.md', 'Kia.')
    await expect.poll(() => store.siteById('north')?.pages['kia/overview']?.markdown).toBe('Kia.')
    await put('north/kia/overview.md', 'Kia, too.')
    await expect
      .poll(() => store.siteById('north')?.pages['kia/overview']?.markdown)
      .toBe('Kia, too.')
  })
})
