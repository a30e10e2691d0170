import type { Preset } from '@pandacss/dev'

/**
 * Conditions on top of Panda's own. Hover waits for a pointer that can hover, so it does not stick
 * after a tap; `_invalid` waits until the visitor has touched the field.
 */
export const conditions: NonNullable<Preset['conditions']>['extend'] = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
  invalid: '&:is(:user-invalid, [data-invalid], [aria-invalid=true])',
  touch: '@media (pointer: coarse)',
  light: '[data-surface=light] &',
  dark: '[data-surface=dark] &',
  scripted: '[data-scripted] &',
  pressed: '&:is([aria-pressed=true], [data-pressed])',
  current: '&:is([aria-current]:not([aria-current=false]), [data-current])',
  busy: '&:is([aria-busy=true], [data-busy])',
  forcedColors: '@media (forced-colors: active)',
}
