// Tries the packed packages as a partner does: types, modules in Node, a bundle for browsers, one sheet.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { run } from './check-package.mjs'

const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noUncheckedSideEffectImports: true,
  noEmit: true,
  types: [],
}
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}

/** Lines in which the compiler finds fault with the app or with declarations of ours. */
export const findTypeFaults = (output) =>
  output
    .split('\n')
    .filter((line) => /error TS/.test(line) && !/libraries[\\/]node_modules/.test(line))

/** Reads the types of every entry, with declaration files checked too; faults of other libraries are theirs. */
export async function tryTypes(app, entries) {
  const imports = entries.map((entry) => `import '${entry}'`)
  writeFileSync(join(app, 'partner.ts'), imports.join('\n'))
  const runs = Object.entries(resolutions).map(([name, resolution]) => {
    const config = join(app, `tsconfig.${name}.json`)
    const options = { ...compilerOptions, ...resolution }
    writeFileSync(config, JSON.stringify({ compilerOptions: options, files: ['partner.ts'] }))
    return run('tsc', ['-p', config, '--pretty', 'false'])
  })
  const outputs = await Promise.all(runs)
  return outputs.flatMap(({ output }) => findTypeFaults(output))
}

/** Imports every module in a plain Node, as a server does that renders with them. */
export async function tryNode(app, entries) {
  const file = join(app, 'server.mjs')
  const lines = entries.map(
    (entry) =>
      `await import('${entry}').catch((error) => faults.push('${entry}: ' + error.message))`,
  )
  writeFileSync(
    file,
    `const faults = []\n${lines.join('\n')}\nconsole.log(faults.join('\\n'))\nprocess.exit(faults.length)`,
  )
  const { ok, output } = await run(process.execPath, [file], app)
  return ok ? [] : [output]
}

/** Bundles the entries that run in browsers: a Node module among them is a fault. */
export async function tryBrowser(app, entries) {
  const file = join(app, 'browser.ts')
  writeFileSync(
    file,
    entries
      .map((entry) => `import * as _ from '${entry}'\nconsole.log(_)`)
      .map((text, index) => text.replaceAll('_', `entry${index}`))
      .join('\n'),
  )
  const faults = []
  try {
    await build({
      root: app,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        rollupOptions: {
          input: file,
          onwarn: (warning) => {
            if (/externalized for browser|UNRESOLVED/.test(`${warning.code} ${warning.message}`))
              faults.push(warning.message)
          },
        },
      },
    })
  } catch (error) {
    faults.push(error.message)
  }
  return faults
}

/** What each rule of the utilities begins with: a selector, or a condition such as `@media (width >= 40rem)`. */
function listUtilities(sheet) {
  const found = []
  for (const { index, 0: opening } of sheet.matchAll(/@layer forecourt\.utilities\s*\{/g)) {
    let depth = 1
    let start = index + opening.length
    for (let at = start; depth > 0 && at < sheet.length; at += 1) {
      if (sheet[at] === '{' && ++depth === 2) found.push(sheet.slice(start, at).trim())
      if (sheet[at] === '}' && --depth === 1) start = at + 1
    }
  }
  return found
}

/** Selectors of plain rules that come after rules for a width, and so beat them: a sheet after a sheet has some. */
export function findMisplacedRules(sheet) {
  const rules = listUtilities(sheet)
  const first = rules.findIndex((rule) => /^@(?:media|container)/.test(rule))
  return first === -1 ? [] : rules.slice(first).filter((rule) => !rule.startsWith('@'))
}

/** Writes the sheet of two features with the command a partner has: its layers, and its rules in order. */
export async function trySheet(app) {
  const command = join(app, 'node_modules/@forecourt/styled-system/forecourt-styles.mjs')
  const sheet = join(app, 'app.css')
  const names = ['feature-search', '@forecourt/feature-vdp']
  const { ok, output } = await run(process.execPath, [command, ...names, '--out', sheet], app)
  if (!ok) return [output]
  const rules = readFileSync(sheet, 'utf8')
  const order =
    '@layer theme,base,forecourt,components,utilities;@layer forecourt.reset,forecourt.base,forecourt.tokens,forecourt.recipes,forecourt.utilities;'
  return [
    ...(rules.replaceAll(', ', ',').startsWith(order)
      ? []
      : ['The sheet does not begin with its layers.']),
    ...findMisplacedRules(rules).map((rule) => `${rule} comes after rules for a width.`),
  ]
}
