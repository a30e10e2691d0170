import type { Plugin } from 'vite'

/** Module that loads what a press shows. */
const PRESS_STYLES = 'virtual:forecourt/press-styles'

const resolvedModule = `\0${PRESS_STYLES}`

/** Code of that module. While developing, one sheet has every rule and none is loaded. */
const pressStyles = `
const findPageSheet = () => document.querySelector('link[rel=stylesheet][href*="/styles."]')
let loading
async function load() {
  const sheet = findPageSheet()
  const href = sheet?.href.replace(/\\?.*/, '')
  if (!href || href.endsWith('.whole.css')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href.replace(/\\.css$/, '.whole.css')
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error('[site] no styles at ' + link.href)))
    document.head.append(link)
  })
}
export const loadWholeStyles = () =>
  (loading ??= load().catch((error) => {
    loading = undefined
    throw error
  }))
export const loadAtPress = async (load) => (await Promise.all([load(), loadWholeStyles()]))[0]
`

/** An import of what no page shows before a press: `import(/* @at-press *\/ './calendar.tsx')`. */
const atPress = /import\(\s*\/\* @at-press \*\/\s*(['"])([^'"]+)\1\s*,?\s*\)/g

/**
 * Lets what is imported with the comment `@at-press` come with its rules: they are not in the sheet a page
 * starts with, and the import waits for the sheet that has them.
 * @param modules learns which modules are imported so
 */
export const createPressStyles = (modules: Set<string>): Plugin => ({
  name: 'forecourt:press-styles',
  enforce: 'pre',
  resolveId: (source) => (source === PRESS_STYLES ? resolvedModule : null),
  load: (id) => (id === resolvedModule ? pressStyles : null),
  transform: {
    filter: { code: '@at-press' },
    async handler(code, id) {
      if (this.environment.mode !== 'build') return null
      const sources = [...code.matchAll(atPress)].map(([, , source = '']) => source)
      const found = await Promise.all(sources.map((source) => this.resolve(source, id)))
      for (const module of found) if (module) modules.add(module.id)
      if (sources.length === 0 || this.environment.config.consumer !== 'client') return null
      const waiting = code.replaceAll(atPress, '__loadAtPress(() => import($1$2$1))')
      const imported = `import { loadAtPress as __loadAtPress } from '${PRESS_STYLES}';`
      return { code: `${waiting}\n${imported}\n`, map: null }
    },
  },
})
