import { defineSlotRecipe } from '@pandacss/dev'

/** Things a sheet has at its foot, beyond a drawer. */
export const sheetRecipe = defineSlotRecipe({
  className: 'fc-sheet',
  description: 'Foot of a sheet',
  slots: ['action', 'form', 'status'],
  base: {
    // The main action takes the space that the quieter one leaves.
    form: { flex: '2 1 auto', display: 'flex', minWidth: '0' },
    action: { width: 'full', figures: 'tabular' },
    status: { position: 'absolute' },
  },
  staticCss: ['*'],
})
