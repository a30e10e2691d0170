import { cssValue } from './css-value.ts'
import { aliasPath, type Token } from './token-tree.ts'

/** Panda's name for each top-level group of the token documents. */
const pandaCategories: Readonly<Record<string, string>> = {
  color: 'colors',
  spacing: 'spacing',
  size: 'sizes',
  radius: 'radii',
  borderWidth: 'borderWidths',
  aspectRatio: 'aspectRatios',
  shadow: 'shadows',
  duration: 'durations',
  easing: 'easings',
  zIndex: 'zIndex',
  opacity: 'opacity',
  font: 'fonts',
  fontWeight: 'fontWeights',
  fontSize: 'fontSizes',
  lineHeight: 'lineHeights',
  letterSpacing: 'letterSpacings',
}

/** A tree of Panda tokens: leaves are `{ value }`. */
export interface PandaTree {
  [name: string]: PandaTree | { value: unknown; description?: string }
}

/** The dotted Panda path of a token: `['color', 'fg', 'muted']` is `colors.fg.muted`. */
export function pandaPath([group = '', ...names]: readonly string[]): string[] {
  return [pandaCategories[group] ?? group, ...names]
}

/** Writes the value of a token for Panda; an alias stays a reference. */
export function pandaValue({ value }: Pick<Token, 'value'>): string {
  const target = aliasPath(value)
  return target ? `{${pandaPath(target).join('.')}}` : cssValue(value)
}

/** Builds Panda's tree; a token that is also a group becomes that group's `DEFAULT`. */
export function pandaTree(
  tokens: readonly Token[],
  valueOf: (token: Token) => unknown = pandaValue,
): PandaTree {
  const groups = new Set(
    tokens.flatMap(({ path }) => path.map((_, end) => path.slice(0, end).join('.'))),
  )
  const tree: PandaTree = {}
  for (const token of tokens) {
    const names = pandaPath(token.path)
    if (groups.has(token.path.join('.'))) names.push('DEFAULT')
    insert(tree, names, {
      value: valueOf(token),
      ...(token.description && { description: token.description }),
    })
  }
  return tree
}

function insert(
  tree: PandaTree,
  [name = '', ...rest]: readonly string[],
  leaf: PandaTree[string],
): void {
  if (rest.length === 0) {
    tree[name] = leaf
    return
  }
  const group = tree[name] ?? {}
  if ('value' in group) throw new TypeError(`[tokens] ${name} is a token and a group`)
  tree[name] = group
  insert(group, rest, leaf)
}
