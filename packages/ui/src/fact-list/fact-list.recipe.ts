import { defineSlotRecipe } from '@pandacss/dev'
import { heardOnly } from '../visually-hidden/heard-only.ts'

/** Facts in two columns. One class a list, for pages repeat it with every vehicle. */
export const factListRecipe = defineSlotRecipe({
  className: 'fc-fact-list',
  description: 'Short facts with icons',
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'space-between',
      columnGap: '2',
      rowGap: '2',
      alignContent: 'start',
      listStyle: 'none',
      margin: '0',
      padding: '0',
      '& > li': {
        position: 'relative',
        minWidth: '0',
        ps: 'calc(18px + {spacing.2})',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textStyle: 'bodySm',
        color: 'fg',
        fontVariantNumeric: 'tabular-nums',
        '--icon-size': '18px',
        // The name, heard before the value; an element for each would be four more of every card.
        _before: { ...heardOnly, content: 'attr(title) " "' },
        _after: {
          position: 'absolute',
          insetInlineStart: '0',
          top: 'calc(50% - 9px)',
          color: 'fg.muted',
        },
      },
      // Nor does the card of a slider on the narrowest phones, which shows the edge of the next.
      '@media (max-width: 22.5rem)': {
        columnGap: '1',
        '& > li': { textStyle: 'caption', ps: 'calc(18px + {spacing.1})' },
      },
      // Four lists side by side leave too little for the longest number at full size.
      '[data-columns="4"] &': {
        xl: {
          columnGap: '1',
          '& > li': { textStyle: 'caption', ps: 'calc(18px + {spacing.1})' },
        },
      },
    },
  },
  staticCss: ['*'],
})
