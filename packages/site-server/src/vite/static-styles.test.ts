import { css, sva } from '@forecourt/styled-system/css'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { writeStaticStyles } from './static-styles.ts'
import { stylesRuntime } from './styles-runtime.ts'

const parse = (code: string) => parseAst(code)
const nameSet = (classes: string) => classes.replaceAll(' ', '+')

const write = (code: string) =>
  writeStaticStyles(`import { css, cva, sva } from '@forecourt/styled-system/css'\n${code}`, {
    parse,
    nameSet,
  })

const styled = (code: string) =>
  write(code)
    .code.split('\n')
    .filter((line) => !line.startsWith('import'))
    .join('\n')

/** The value a module exports as `a`, with the code that named styles import. */
async function load(code: string) {
  const runtime = `data:text/javascript;base64,${Buffer.from(stylesRuntime).toString('base64')}`
  const text = code.replace('virtual:forecourt/styles-runtime', runtime)
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    a: (props?: object) => unknown
  }
}

describe('writeStaticStyles', () => {
  it('writes the name of the classes a page would ask for', () => {
    expect(
      styled("const root = css({ px: { base: '4', lg: '6' }, _hover: { bg: 'surface' } })"),
    ).toBe(
      `const root = ${JSON.stringify(nameSet(css({ px: { base: '4', lg: '6' }, _hover: { bg: 'surface' } })))}`,
    )
  })

  it('knows constants of the module, what they spread and keys they are', () => {
    const code =
      "const tile = { p: '4', '& svg': { w: '5' } }\nconst wide = '@container (width > 9rem)'\nexport const styles = { a: css({ ...tile, [wide]: { m: '0' } }) }"
    expect(styled(code)).toContain(
      `{ a: ${JSON.stringify(nameSet(css({ p: '4', '& svg': { w: '5' }, '@container (width > 9rem)': { m: '0' } })))} }`,
    )
  })

  it('merges several styles as css does', () => {
    expect(styled("const a = css({ p: '4', m: '0' }, { p: '2' })")).toBe(
      `const a = ${JSON.stringify(nameSet(css({ p: '4', m: '0' }, { p: '2' })))}`,
    )
  })

  it.each([
    'const a = (p) => css({ p })',
    'const tile = { p: "4" }; const a = (tile) => css(tile)',
    'const a = (css) => css({ p: "4" })',
    'let tile = { p: "4" }; const a = css(tile)',
    'const a = css({ ...imported })',
    'const a = css({ [key]: "4" })',
    'const a = css({ p: wide ? "4" : "2" })',
    'const a = css.raw({ p: "4" })',
    'const a = css({ get p() { return "4" } })',
    'export { css }',
  ])('leaves what is known only later, and says so: %s', (code) => {
    expect(styled(code)).toBe(code)
    expect(write(code).hasRuntimeStyles).toBe(true)
  })

  it('says that nothing is left to be made as the page runs', () => {
    expect(write("const a = css({ p: '4' })").hasRuntimeStyles).toBe(false)
  })

  it.each([
    "import { stack } from '@forecourt/styled-system/patterns'",
    "export { css } from '@forecourt/styled-system/css'",
    "export * from '@forecourt/styled-system/css'",
  ])('says so of what may make styles elsewhere: %s', (code) => {
    expect(writeStaticStyles(code, { parse, nameSet }).hasRuntimeStyles).toBe(true)
  })

  it('finds css by whatever name it goes', () => {
    const code =
      "import { css as style } from '@forecourt/styled-system/css'\nconst a = style({ p: '4' })"
    expect(writeStaticStyles(code, { parse, nameSet }).code).toContain(
      `const a = ${JSON.stringify(css({ p: '4' }))}`,
    )
  })

  it('leaves a function of that name that is another', () => {
    const code = "import { css } from './own.ts'\nconst a = css({ p: '4' })"
    expect(writeStaticStyles(code, { parse, nameSet }).code).toBe(code)
  })

  it('writes slots as a table that answers like the recipe it was', async () => {
    const config = {
      slots: ['root', 'text'],
      base: { root: { p: '4', m: '0' }, text: { color: 'fg' } },
      variants: { share: { even: { root: { p: '2' } } }, size: { sm: { text: { m: '1' } } } },
      defaultVariants: { size: 'sm' },
    } as const
    const recipe = sva(config)
    const { code } = write(`export const a = sva(${JSON.stringify(config)})`)
    const { a } = await load(code.replace(/import .*styled-system.*\n/, ''))
    for (const props of [undefined, {}, { share: 'even' }, { size: 'sm', share: 'even' }] as const)
      expect(a(props)).toEqual(
        Object.fromEntries(
          Object.entries(recipe(props)).map(([slot, classes]) => [slot, nameSet(classes ?? '')]),
        ),
      )
  })
})
