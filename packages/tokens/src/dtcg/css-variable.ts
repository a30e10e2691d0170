import { pandaPath } from './panda-tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The custom property Panda gives a token: `color.fg.onAction` is `--colors-fg-on-action`. */
export function cssVariable(path: readonly string[]): string {
  return `--${pandaPath(path).map(kebab).join('-').replaceAll('.', '\\.')}`
}
