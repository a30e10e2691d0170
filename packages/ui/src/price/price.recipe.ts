import { defineSlotRecipe } from '@pandacss/dev'
import { heardOnly } from '../visually-hidden/heard-only.ts'

/* The type of a price is the text of its line. */
const type = { textStyle: 'caption', color: 'fg.subtle' } as const

/** Cost of something, what it cost, and what that saves. */
export const priceRecipe = defineSlotRecipe({
  className: 'fc-price',
  description: 'Price, earlier price and saving',
  slots: ['root', 'line', 'row', 'now', 'was', 'saving', 'none'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', figures: 'tabular' },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      alignContent: 'flex-start',
      columnGap: '2',
      rowGap: '0.5',
      minWidth: '0',
      figures: 'tabular',
      ...type,
    },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      rowGap: '0.5',
      ...type,
    },
    now: {
      position: 'relative',
      textStyle: 'price',
      color: 'price',
      _before: { ...heardOnly, content: 'attr(data-said) " "' },
    },
    was: { textStyle: 'bodySm', color: 'price.was', textDecorationThickness: '1px' },
    saving: { textStyle: 'bodySm', fontWeight: 'semibold', color: 'price.saving' },
    none: { textStyle: 'h4', color: 'price' },
  },
  variants: {
    size: {
      md: {},
      lg: {
        now: { textStyle: 'priceLg' },
        none: { textStyle: 'h3' },
        was: { textStyle: 'body' },
        saving: { textStyle: 'body' },
        line: { textStyle: 'bodySm' },
        row: { textStyle: 'bodySm' },
      },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
