import { defineRecipe } from '@pandacss/dev'

/** Text for assistive technology only. */
export const hiddenTextRecipe = defineRecipe({
  className: 'fc-visually-hidden',
  description: 'Heard, not seen',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0',
  },
  staticCss: ['*'],
})
