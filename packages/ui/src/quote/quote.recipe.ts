import { defineSlotRecipe } from '@pandacss/dev'

/** Words of a customer, with who said them and when. */
export const quoteRecipe = defineSlotRecipe({
  className: 'fc-quote',
  description: 'Words of a customer',
  slots: ['root', 'rating', 'text', 'source', 'name', 'detail', 'reply', 'replyTitle'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minWidth: '0',
      margin: '0',
      overflowWrap: 'anywhere',
    },
    rating: { lineHeight: 'none' },
    text: {
      margin: '0',
      textStyle: 'body',
      '& > p': { margin: '0' },
      '& > p + p': { mt: '3' },
    },
    source: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      rowGap: '0.5',
      textStyle: 'bodySm',
    },
    name: { fontWeight: 'semibold', fontStyle: 'normal' },
    detail: { color: 'fg.muted' },
    reply: {
      ps: '4',
      borderInlineStart: '3px solid',
      borderColor: 'border.strong',
      textStyle: 'bodySm',
      color: 'fg.muted',
      '& > p': { margin: '0' },
    },
    replyTitle: { fontWeight: 'semibold', color: 'fg' },
  },
  variants: {
    variant: {
      plain: {},
      card: {
        root: {
          height: 'full',
          padding: { base: '4', md: '6' },
          bg: 'surface',
          border: '1px solid',
          borderColor: 'border.strong',
          borderRadius: 'card',
        },
        source: { mt: 'auto' },
      },
      large: {
        root: { gap: '5' },
        text: { fontSize: '2xl', lineHeight: 'snug', fontWeight: 'medium', textWrap: 'pretty' },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
  staticCss: ['*'],
})
