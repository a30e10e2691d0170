import { defineSlotRecipe } from '@pandacss/dev'

/** Check boxes that answer one question. The box for all of them needs script. */
export const checkboxGroupRecipe = defineSlotRecipe({
  className: 'fc-checkbox-group',
  description: 'Group of check boxes',
  slots: ['all'],
  base: {
    all: {
      borderBottomWidth: 'thin',
      borderBottomStyle: 'solid',
      borderColor: 'border',
      mb: '1',
      pb: '1',
      '& > label': { fontWeight: 'medium' },
      _noscript: { display: 'none' },
    },
  },
  staticCss: ['*'],
})
