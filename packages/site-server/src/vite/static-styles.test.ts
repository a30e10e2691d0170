import { css } from '@forecourt/styled-system/css'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { withStaticStyles } from './static-styles.ts'

const styled = (code: string) =>
  withStaticStyles(`import { css } from '@forecourt/styled-system/css'\n${code}`, parseAst)
    .split('\n')
    .slice(1)
    .join('\n')

describe('withStaticStyles', () => {
  it('writes the classes a page would ask for', () => {
    expect(
      styled("const root = css({ px: { base: '4', lg: '6' }, _hover: { bg: 'surface' } })"),
    ).toBe(
      `const root = ${JSON.stringify(css({ px: { base: '4', lg: '6' }, _hover: { bg: 'surface' } }))}`,
    )
  })

  it('knows constants of the module and what they spread', () => {
    const code =
      "const tile = { p: '4', '& svg': { w: '5' } }\nexport const styles = { a: css({ ...tile, m: '0' }) }"
    expect(styled(code)).toContain(
      `{ a: ${JSON.stringify(css({ p: '4', '& svg': { w: '5' }, m: '0' }))} }`,
    )
  })

  it('merges several styles as css does', () => {
    expect(styled("const a = css({ p: '4', m: '0' }, { p: '2' })")).toBe(
      `const a = ${JSON.stringify(css({ p: '4', m: '0' }, { p: '2' }))}`,
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
  ])('leaves what is known only later: %s', (code) => {
    expect(styled(code)).toBe(code)
  })

  it('finds css by whatever name it goes', () => {
    const code =
      "import { css as style } from '@forecourt/styled-system/css'\nconst a = style({ p: '4' })"
    expect(withStaticStyles(code, parseAst)).toContain(
      `const a = ${JSON.stringify(css({ p: '4' }))}`,
    )
  })

  it('leaves a function of that name that is another', () => {
    const code = "import { css } from './own.ts'\nconst a = css({ p: '4' })"
    expect(withStaticStyles(code, parseAst)).toBe(code)
  })
})
