import type { Plugin } from 'vite'
import type { ClassNames } from './class-names.ts'
import { writeShortRecipe } from './short-recipes.ts'
import { writeStaticStyles } from './static-styles.ts'
import { STYLES_RUNTIME, stylesRuntime } from './styles-runtime.ts'

const resolvedRuntime = `\0${STYLES_RUNTIME}`

/** Modules the design system generates for its recipes. */
const recipeModule = /styled-system[\\/]dist[\\/]recipes[\\/](?!index|create-recipe)[\w-]+\.mjs$/

async function shortenRecipe(id: string, names: ClassNames) {
  const [recipe] = Object.values<Parameters<typeof writeShortRecipe>[0]>(await import(id))
  const code = recipe && writeShortRecipe(recipe, names)
  return code ? { code, map: null, moduleSideEffects: false } : null
}

/** Puts names of styles in place of the calls that make them, in the browser's build and the server's. */
export const createNamedStyles = (names: ClassNames): Plugin => ({
  name: 'forecourt:named-styles',
  apply: 'build',
  enforce: 'post',
  resolveId: (source) => (source === STYLES_RUNTIME ? resolvedRuntime : null),
  load: (id) => (id === resolvedRuntime ? stylesRuntime : null),
  transform(code, id) {
    if (recipeModule.test(id)) return shortenRecipe(id, names)
    const styled = writeStaticStyles(code, {
      parse: (text) => this.parse(text),
      nameSet: names.nameSet,
    })
    if (styled.hasRuntimeStyles) names.keepAtoms(id)
    return styled.code === code ? null : { code: styled.code, map: null }
  },
  renderChunk: (code) => ({ code: names.shorten(code), map: null }),
})
