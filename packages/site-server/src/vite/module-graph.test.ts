import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { listSources, readModule } from './built-module.ts'
import { reachCode } from './module-graph.ts'
import type { Node } from './syntax.ts'

/** Modules by the names their imports have for them. */
function build(files: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(files).map(([id, code]) => {
      const module = parseAst(code) as unknown as Node
      const asksLater = [...code.matchAll(/import\('(\w+)'\)/g)].map(([, later = '']) => later)
      const resolve = (source: string) => (source in files ? source : undefined)
      return [id, readModule(module, { resolve, asksLater })] as const
    }),
  )
}

const reach = (
  files: Readonly<Record<string, string>>,
  follows: (later: string) => boolean = () => false,
) => {
  const { modules, words } = reachCode(build(files), [{ module: 'page', name: '*' }], follows)
  return { modules: [...modules].toSorted(), words: [...words].filter(Boolean).toSorted() }
}

describe('reachCode', () => {
  it('passes through an index to what is taken from it', () => {
    const reached = reach({
      page: `import { a } from 'index'; export const page = () => a`,
      index: `export { a } from 'a'; export * from 'b'; import { c } from 'c'; export { c }`,
      a: `export const a = 'wordA'`,
      b: `export const b = 'wordB'`,
      c: `export const c = 'wordC'`,
    })
    expect(reached).toEqual({ modules: ['a', 'page'], words: ['wordA'] })
  })

  it('finds a name among all that an index hands on, and under another name', () => {
    const { words } = reach({
      page: `import { b as x } from 'index'; import * as all from 'c'; export default [x, all]`,
      index: `export * from 'a'; export * from 'b'`,
      a: `export const a = 'wordA'`,
      b: `const own = 'wordB'; export { own as b }`,
      c: `export { deep } from 'd'; export const c = 'wordC'`,
      d: `export const deep = 'wordD'`,
    })
    expect(words).toEqual(['wordB', 'wordC', 'wordD'])
  })

  it('takes the statements a name needs, not its neighbours', () => {
    const { words, modules } = reach({
      page: `import { a } from 'parts'; export const page = () => a()`,
      parts: `import { deep, far } from 'deep'
        const base = 'base'; const { one, two } = { one: 'picked' }
        export function a() { return [base, one, deep] }
        export function b() { return ['neighbour', far] }`,
      deep: `export const deep = 'deep'; export const far = 'far'`,
    })
    expect(words).toEqual(['base', 'deep', 'picked'])
    expect(modules).toEqual(['deep', 'page', 'parts'])
  })

  it('takes what a module does as it is loaded, and modules it runs without a name', () => {
    const { words } = reach({
      page: `import 'side'; import { a } from 'a'; export default a`,
      side: `document.body.className = 'side'`,
      a: `export const a = 'wordA'; register('effect'); export class Unused { name = 'unused' }`,
    })
    expect(words).toEqual(['effect', 'side', 'wordA'])
  })

  it('takes all of a module that exports nothing by name', () => {
    const { words } = reach({
      page: `import old from 'old'; export default old`,
      old: `const styles = 'older'; module.exports = { styles }`,
    })
    expect(words).toEqual(['older'])
  })

  it('takes the properties of a table that are spoken of, also through an index', () => {
    const { words } = reach({
      page: `import { styles } from 'index'; export const page = () => [styles.a, styles.c.length]`,
      index: `export * from 'styles'`,
      styles: `import { deep } from 'deep'
        export const styles = { a: 'wordA', b: 'wordB', c: deep.one, d: deep.two }`,
      deep: `export const deep = { one: 'one', two: 'two' }`,
    })
    expect(words).toEqual(['one', 'wordA'])
  })

  it('takes the slots that code takes of the styles a call returns', () => {
    const slots = `{ root: 'wordRoot', text: 'wordText', icon: 'wordIcon' }`
    const makers = `export const card = __staticStyles({ '': ${slots} }, [], {})
      export const alert = createShortSlotRecipe(${slots.replaceAll('word', 'alert')}, { tone: ['info'] }, {},
        { info: { root: 'moreRoot', icon: 'moreIcon' } })`
    const wordsFor = (body: string) =>
      reach({ page: `import { card, alert } from 'styles'; ${body}`, styles: makers }).words
    expect(
      wordsFor(`export const page = () => { const classes = card(); return classes.text }`),
    ).toEqual(['wordText'])
    expect(wordsFor(`export const page = () => { const { icon } = card(); return icon }`)).toEqual([
      'wordIcon',
    ])
    expect(wordsFor(`export const page = () => alert({ tone: 'danger' }).root`)).toEqual([
      'alertRoot',
      'danger',
      'info',
      'moreRoot',
    ])
  })

  it.each([
    ['is handed on', `const classes = card(); return draw(classes)`],
    ['is spread', `return { ...card() }`],
    ['is asked by a name known later', `const classes = card(); return classes[part]`],
    ['is taken apart with a rest', `const { root, ...rest } = card(); return rest`],
    ['is called by somebody else', `return draw(card)`],
  ])('takes all of what %s', (_, body) => {
    const { words } = reach({
      page: `import { card } from 'styles'; export const page = (part) => { ${body} }`,
      styles: `export const card = __staticStyles({ '': { root: 'wordRoot', text: 'wordText' } }, [], {})`,
    })
    expect(words).toEqual(['wordRoot', 'wordText'])
  })

  it('takes all of a table that a module keeps for others, or whose parts know each other', () => {
    const { words } = reach({
      page: `import { classes, own } from 'styles'; export const page = () => [classes.a, own.a()]`,
      styles: `const table = { a: 'wordA', b: 'wordB' }; const make = () => table
        export const classes = make(); export const own = { a() { return this.b }, b: 'ownB' }`,
    })
    expect(words).toEqual(['ownB', 'wordA', 'wordB'])
  })

  it('follows what is asked for later only where told', () => {
    const files = {
      page: `export const open = () => import('dialog')`,
      dialog: `export const dialog = 'dialog-words'`,
    }
    expect(reach(files).words).toEqual(['dialog'])
    expect(reach(files, (later) => later === 'dialog').words).toEqual(['dialog', 'dialog-words'])
  })
})

describe('listSources', () => {
  it('names each module a module imports or hands on from once', () => {
    const module = parseAst(
      `import 'a'; import { b } from 'b'; export * from 'c'; export { d } from 'b'`,
    )
    expect(listSources(module as unknown as Node)).toEqual(['a', 'b', 'c'])
  })
})
