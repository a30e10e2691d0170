import { defineRecipe } from '@pandacss/dev'

/** The clearing button shows when there is something to clear. Without script the browser's own one does. */
export const searchFieldRecipe = defineRecipe({
  className: 'fc-search-field',
  description: 'Text field for searching',
  base: {
    minWidth: '0',
    '& input::-webkit-search-cancel-button': {
      appearance: 'none',
      _noscript: { appearance: 'revert' },
    },
    '& input:placeholder-shown ~ button, & [readonly] ~ button': { visibility: 'hidden' },
  },
  staticCss: ['*'],
})
