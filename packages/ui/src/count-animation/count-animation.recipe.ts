import { defineSlotRecipe } from '@pandacss/dev'

/** A number that counts. Its space is that of its widest text, so nothing beside it moves. */
export const countAnimationRecipe = defineSlotRecipe({
  className: 'fc-count-animation',
  description: 'Number that counts to its value',
  slots: ['root', 'drawn'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      figures: 'tabular',
      maxWidth: 'full',
      // How long it counts; the base rules shorten it where less motion is asked for.
      transitionProperty: 'none',
      transitionDuration: '0.8s',
      _before: {
        content: 'attr(data-widest)',
        gridArea: '1 / 1',
        visibility: 'hidden',
      },
    },
    drawn: { gridArea: '1 / 1' },
  },
  staticCss: ['*'],
})
