import { cssValue } from '../../packages/tokens/src/dtcg/css-value.ts'
import { cssVariable } from '../../packages/tokens/src/dtcg/css-variable.ts'
import { aliasPath, type Token } from '../../packages/tokens/src/dtcg/token-tree.ts'
import { globalVars } from '../../packages/tokens/src/global-css.ts'
import { type Brand, formatBrandStyle } from '../../packages/tokens/src/index.ts'
import { propertyTokens } from './token-list.ts'

const declare = (tokens: readonly Token[]) =>
  tokens
    .map(({ path, value }) => {
      const target = aliasPath(value)
      return `${cssVariable(path)}:${target ? `var(${cssVariable(target)})` : cssValue(value)}`
    })
    .join(';')

/**
 * The style block of a brand for one element instead of a page, so that several dealers stand on one
 * page. The shipped values are repeated in the element, because an alias takes its value where it is
 * declared.
 * @param scope a class selector: `.theme-harbour`; the element and those in it carry `data-surface`
 */
export function scopedStyle(brand: Brand, scope: string): string {
  const plain = Object.entries(globalVars)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const shipped = [
    `:root{${declare(propertyTokens.base)};${plain}}`,
    `:root,[data-surface=light]{${declare(propertyTokens.light)}}`,
    `[data-surface=dark]{${declare(propertyTokens.dark)}}`,
  ].join('')
  return (shipped + formatBrandStyle(brand))
    .replaceAll(':root', scope)
    .replaceAll(/(^|[,}{])(\[data-surface[^\]]*\])/g, `$1${scope}$2,${scope} $2`)
}
