import { defineSlotRecipe } from '@pandacss/dev'

/** Content that stands where a list would be, and the way out. */
export const emptyStateRecipe = defineSlotRecipe({
  className: 'fc-empty-state',
  description: 'Stands where a list would be',
  slots: ['root', 'picture', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      px: { base: '4', md: '6' },
      py: '12',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      '& > *': { maxWidth: 'full' },
    },
    picture: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      width: 'full',
      mb: '1',
      color: 'action.fg',
      // An icon alone gets a ground; a picture brings its own.
      '&:has(> svg)': { width: '16', height: '16', bg: 'action.subtle', borderRadius: 'full' },
      '& > svg': { width: '8', height: '8' },
    },
    title: { textStyle: 'h3', margin: '0', textWrap: 'balance' },
    text: {
      textStyle: 'body',
      color: 'fg.muted',
      margin: '0',
      width: 'prose',
      textWrap: 'pretty',
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignItems: 'center',
      gap: '3',
      mt: '3',
    },
  },
  variants: {
    frame: {
      none: {},
      box: {
        root: {
          bg: 'surface',
          border: '1px solid',
          borderColor: 'border.strong',
          borderRadius: 'card',
        },
      },
    },
    size: {
      md: {},
      sm: {
        root: { py: '6', gap: '2' },
        title: { textStyle: 'h4' },
        text: { textStyle: 'bodySm' },
      },
    },
  },
  defaultVariants: { frame: 'none', size: 'md' },
  staticCss: ['*'],
})
