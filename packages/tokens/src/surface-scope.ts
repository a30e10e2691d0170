import type { GlobalStyleObject } from '@pandacss/dev'

/**
 * Selector of the outermost elements that say their surface, `<html>` or parts of a page. It adds nothing to
 * the weight of a selector. As `preflight.scope` it keeps Panda's reset inside them.
 */
export const surfaceScope = ':where([data-surface]:not([data-surface] *))'

/* The page behind a modal dialog of ours stands still, and not behind one of the host's. */
const lockedPage = 'html:has(dialog:modal[open])'
const lockedByOurs =
  'html[data-surface]:has(dialog:modal[open]), html:has([data-surface] dialog:modal[open])'

/** Rule by selector, a condition such as `@media print` among them. */
type Rules = Record<string, object>

function scopeRule([selector, style]: [string, object]): [string, object] {
  if (selector.startsWith('@')) return [selector, scopeRules(style as Rules)]
  if (selector === 'html') return [surfaceScope, style]
  if (selector === lockedPage) return [lockedByOurs, style]
  if (selector.startsWith('[data-surface')) return [selector, style]
  return [`${surfaceScope} `, { [selector]: style }]
}

const scopeRules = (rules: Rules): Rules =>
  Object.entries(rules)
    .map(scopeRule)
    .reduce<Rules>(
      (all, [selector, style]) => ({ ...all, [selector]: { ...all[selector], ...style } }),
      {},
    )

/** Base rules kept inside the elements that say their surface; what they set on `<html>` is set on those. */
export const scopeToSurface = (rules: GlobalStyleObject): GlobalStyleObject =>
  scopeRules(rules as Rules) as GlobalStyleObject
