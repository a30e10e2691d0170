import type { Preset } from '@pandacss/dev'

/** Style properties of our own. */
export const utilities: NonNullable<Preset['utilities']>['extend'] = {
  figures: {
    className: 'figures',
    values: { tabular: 'tabular-nums', proportional: 'normal' },
    transform: (value: string) => ({ fontVariantNumeric: value }),
  },
}
