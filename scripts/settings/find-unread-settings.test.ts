import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { findUnreadSettings } from './find-unread-settings.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const schema = `
const setting = <T>(value: T, description: string): T => value
const popup = { title: setting('', 'Title.'), text: setting('', 'Text (AAA-002).') }
const tiles = { makes: setting('', 'Makes.'), href: setting('', 'Link.') }
const site = {
  name: setting('', 'Name.'),
  popup: setting(popup, 'Promotion (AAA-001).'),
  routing: setting({ base: setting('', 'Base (AAA-004).') }, 'Paths (AAA-003 to AAA-004).'),
  tiles: setting([tiles], 'Tiles.'),
  byType: setting({} as Record<string, { phone: string }>, 'Numbers.'),
  features: setting({ chat: false, blog: false }, 'Switches.'),
}
export type Site = typeof site
`

/** Unread settings of a small project with these files beside its schema. */
function unreadWith(files: Readonly<Record<string, string>>) {
  const root = `${realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-settings-')))}/`
  folders.push(root)
  const all = {
    'tsconfig.json':
      '{"compilerOptions":{"strict":true,"noEmit":true,"types":[],"allowImportingTsExtensions":true,"module":"nodenext","skipLibCheck":true}}',
    'package.json': '{"type":"module"}',
    'packages/tenant-config/src/model/site.ts': schema,
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return findUnreadSettings(root)
}

/** Unread settings with one source that may use the type of a site. */
function unreadBy(source: string, file = 'packages/feature/src/a.ts'): readonly string[] {
  const up = '../'.repeat(file.split('/').length - 1)
  const site = `import type { Site } from '${up}packages/tenant-config/src/model/site.ts'\n`
  return unreadWith({ [file]: site + source }).unread
}

const all = [
  'name',
  'popup.title',
  'popup.text',
  'routing.base',
  'tiles.makes',
  'tiles.href',
  'byType.*.phone',
  'features.chat',
  'features.blog',
]
const without = (...read: string[]) => all.filter((path) => !read.includes(path))

describe('findUnreadSettings', { timeout: 60_000 }, () => {
  it('lists every setting where no source reads any', () => {
    expect(unreadBy('export const one = 1')).toEqual(all)
  })

  it.each([
    ['a property', 'export const read = (site: Site) => site.popup.title', 'popup.title'],
    [
      'a part taken apart',
      'export const read = ({ routing: { base } }: Site) => base',
      'routing.base',
    ],
    [
      'an item',
      'export const read = (site: Site) => site.tiles.map(({ href }) => href)',
      'tiles.href',
    ],
    [
      'a narrower type of its own',
      'export const read = (site: { routing: { base: string } }) => site.routing.base',
      'routing.base',
    ],
    [
      'a key in quotes',
      "export const read = (site: Site) => site['routing']['base']",
      'routing.base',
    ],
    [
      'the name of a feature',
      "declare function isFeatureOn(site: Site, name: string): boolean\nexport const read = (site: Site) => isFeatureOn(site, 'chat') && site.features",
      'features.chat',
    ],
    [
      'the feature of a route',
      "export const route = { path: '/chat', feature: 'chat' }\nexport const read = (site: Site) => site.features",
      'features.chat',
    ],
  ])('sees %s read', (_name, source, path) => {
    expect(unreadBy(source)).toEqual(without(path))
  })

  it('does not take the same name of something else for a setting', () => {
    const source = 'export const read = (book: { title: string; pages: number }) => book.title'
    expect(unreadBy(source)).toEqual(all)
  })

  it('does not take a setting for read whose group is not', () => {
    expect(unreadBy('export const read = (text: { title: string }) => text.title')).toEqual(all)
  })

  it.each([
    'packages/feature/src/a.test.ts',
    'packages/feature/src/a.stories.tsx',
    'packages/feature/src/testing/a.ts',
    'packages/tenant-config/src/server/lint-tenant.ts',
    'packages/demo/src/a.ts',
    'packages/search-engine/src/a.ts',
    'packages/tokens/src/a.ts',
  ])('does not count %s', (file) => {
    expect(unreadBy('export const read = (site: Site) => site.popup.title', file)).toEqual(all)
  })

  it('names the rows of an unread setting, and of a group only where all of it is unread', () => {
    expect(unreadWith({}).unreadRows).toEqual(['AAA-001', 'AAA-002', 'AAA-003', 'AAA-004'])
    const read = 'export const read = (site: { popup: { title: string } }) => site.popup.title'
    expect(unreadWith({ 'packages/feature/src/a.ts': read }).unreadRows).toEqual([
      'AAA-002',
      'AAA-003',
      'AAA-004',
    ])
  })
})

describe('settings of the tenant file', { timeout: 180_000 }, () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  /** Sources whose work is seen: pages and their parts, what a server sends out, and what it takes in. */
  const seen =
    /^(?:apps\/site\/|packages\/(?:feature-\w+|site-server|stock|ui|tokens)\/src\/|packages\/tenant-config\/src\/(?:model|server)\/)/

  it('each change a page or an output: none is read by nothing [PLUS-115]', () => {
    const { settings, unread, unreadRows, readIn } = findUnreadSettings(root)
    expect(settings.length).toBeGreaterThan(480)
    expect({ unread, unreadRows }).toEqual({ unread: [], unreadRows: [] })
    expect(settings.filter((path) => !seen.test(readIn[path] ?? ''))).toEqual([])
    expect(readIn).toMatchObject({
      'content.enquiry.heading': expect.stringContaining('feature-leads/src/'),
      'locations.dealership_id': expect.stringContaining('packages/'),
    })
    // The page of all settings has each of them, lists marked; texts of pages are files of their own.
    const page = readFileSync(`${root}docs/configuration.md`, 'utf8').replaceAll('[]', '')
    const inFile = settings.filter((path) => !path.startsWith('pages.'))
    expect(inFile.filter((path) => !page.includes(`\n| \`${path}\``))).toEqual([])
  })
})
