import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { css } from '@forecourt/styled-system/css'
import { createBuilder, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClassNames } from './class-names.ts'
import { createNamedStyles } from './named-styles.ts'
import { createPageSheets, createSheetReader } from './page-sheets.ts'
import { createPressStyles } from './press-styles.ts'

const styles = {
  home: { display: 'flex' },
  search: { display: 'grid' },
  island: { color: 'red' },
  other: { color: 'green' },
  dialog: { color: 'blue' },
  calendar: { color: 'black' },
} as const

const drawing = (name: string) =>
  `url("data:image/svg+xml,%3Csvg id='${name}'/%3E") center / contain no-repeat`

const sheet = `@layer forecourt.tokens, forecourt.utilities;
@layer forecourt.tokens { :root { --space: 1px; --gap: 2px } }
@layer forecourt.utilities { ${Object.entries(styles)
  .map(
    ([name, style]) =>
      `.${css(style)} { --is: ${name}; order: var(--is); margin: var(--space); gap: var(--gap); mask: ${drawing(name)} }`,
  )
  .join('\n')} }`

const call = (name: keyof typeof styles) =>
  `import { css } from '@forecourt/styled-system/css'\nexport const ${name} = css(${JSON.stringify(styles[name])})`

/** A small site: two pages, one with an island, and a dialog that a press fetches on both. */
const modules: Record<string, string> = {
  '@forecourt/styled-system/css': 'export const css = String',
  '/layout.css': sheet,
  '/home.ts': `${call('home')}\nexport const style = { '--gap': '3px' }`,
  '/search.ts': call('search'),
  '/list.ts': `${call('island')}\nexport const open = () => import(/* @at-press */ '/calendar.ts')`,
  '/calendar.ts': call('calendar'),
  '/other.ts': call('other'),
  '/dialog.ts': call('dialog'),
  '/list.client.ts': `import { island, open } from '/list.ts'\nexport const run = () => console.log(island, open)`,
  '/other.client.ts': `import { other } from '/other.ts'\nexport const run = () => console.log(other)`,
  '/pages/+client.ts': `addEventListener('click', () => [import('/list.client.ts'), import('/other.client.ts'), import('/dialog.ts')])`,
  'virtual:vike:page-entry:client:/pages/home': 'export default 1',
  'virtual:vike:page-entry:client:/pages/search': 'export default 2',
  'virtual:vike:page-entry:server:/pages/home': `import '/layout.css'\nexport { home, style } from '/home.ts'`,
  'virtual:vike:page-entry:server:/pages/search': `import '/layout.css'\nexport { search } from '/search.ts'\nexport { island } from '/list.ts'`,
}

const files: Plugin = {
  name: 'files',
  enforce: 'pre',
  resolveId: (source) => (source in modules ? source : null),
  load: (id) => modules[id] ?? null,
}

const inputsOf = (side: string) =>
  Object.fromEntries(
    ['home', 'search'].map((page) => [page, `virtual:vike:page-entry:${side}:/pages/${page}`]),
  )

describe('createPageSheets', () => {
  const root = mkdtempSync(join(tmpdir(), 'page-sheets-'))
  const sheets: Record<string, string> = {}

  beforeAll(async () => {
    const shared = {
      names: createClassNames(),
      browser: new Map(),
      atPress: new Set<string>(),
      sheets: new Map(),
    }
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        files,
        createPressStyles(shared.atPress),
        createNamedStyles(shared.names),
        createSheetReader(shared),
        createPageSheets(shared),
      ],
      environments: {
        client: {
          build: {
            outDir: 'client',
            modulePreload: false,
            rolldownOptions: { input: { ...inputsOf('client'), client: '/pages/+client.ts' } },
          },
        },
        ssr: {
          build: {
            ssr: true,
            outDir: 'server',
            ssrEmitAssets: true,
            manifest: true,
            rolldownOptions: { input: inputsOf('server') },
          },
          resolve: { noExternal: true },
        },
      },
    })
    await builder.build(builder.environments.client as never)
    await builder.build(builder.environments.ssr as never)
    const manifest = JSON.parse(
      readFileSync(join(root, 'server/.vite/manifest.json'), 'utf8'),
    ) as Record<string, { css?: string[] }>
    for (const [key, { css: [file] = [] }] of Object.entries(manifest)) {
      const page = /page-entry:server:\/pages\/(.+)$/.exec(key)?.[1]
      if (!page || !file) continue
      sheets[page] = readFileSync(join(root, 'server', file), 'utf8')
      sheets[`${page} whole`] = readFileSync(
        join(root, 'client', file.replace(/\.css$/, '.whole.css')),
        'utf8',
      )
    }
  })

  afterAll(() => rmSync(root, { recursive: true }))

  const stylesIn = (name: string) =>
    Object.keys(styles).filter((style) => sheets[name]?.includes(`--is:${style}`))

  it('gives each page the rules of its own code and of the islands on it', () => {
    expect(stylesIn('home')).toEqual(['home'])
    expect(stylesIn('search')).toEqual(['search', 'island'])
  })

  it('puts what a press fetches into the whole sheet, without the islands of other pages', () => {
    expect(stylesIn('home whole')).toEqual(['home', 'dialog'])
    expect(stylesIn('search whole')).toEqual(['search', 'island', 'dialog', 'calendar'])
  })

  it('lets the browser wait for the whole sheet before it shows what a press imports', () => {
    const assets = join(root, 'client/assets')
    const code = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'))
    const [island = ''] = code.filter((text) => /import\(`?["'`]\.\/calendar/.test(text))
    expect(island).toMatch(/\w+\(\(\)=>import\(/)
    expect(code.join('')).toContain('.whole.css')
  })

  it('puts the drawings of masks into one file that all sheets name', () => {
    const addresses = Object.values(sheets).flatMap(
      (css) => css.match(/\/assets\/[^)"']+\.svg/g) ?? [],
    )
    const [address = '', ...others] = new Set(addresses)
    expect(others).toEqual([])
    const picture = readFileSync(join(root, 'client', address), 'utf8')
    for (const name of Object.keys(styles)) expect(picture).toContain(`id='${name}'`)
    expect(Object.values(sheets).join('')).not.toContain('data:')
  })

  it('calls custom properties by short names, except those that code sets, and tells the server', () => {
    const text = readFileSync(join(root, 'client/assets/styles.variables.json'), 'utf8')
    expect(JSON.parse(text)).toEqual({ names: { '--space': '--0' }, said: ['--gap'] })
    for (const css of Object.values(sheets)) {
      expect(css).toContain('--0:1px')
      expect(css).toContain('var(--0)')
      expect(css).toContain('var(--gap)')
      expect(css).not.toContain('--space')
    }
  })

  it('leaves no sheet of all pages, and no atom under its own name', () => {
    const written = readdirSync(join(root, 'server/assets')).filter((file) => file.endsWith('.css'))
    expect(written).toHaveLength(2)
    expect(Object.values(sheets).join('')).not.toMatch(/\.(?:d|c)_/)
  })
})
