import { defineSlotRecipe } from '@pandacss/dev'
import { heardOnly } from '../visually-hidden/heard-only.ts'

/** Facts in two columns. One class a list, for pages repeat it with every vehicle. */
export const factListRecipe = defineSlotRecipe({
  className: 'fc-fact-list',
  description: 'Short facts with icons',
  slots: ['root'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'space-between',
      columnGap: '1',
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
      // Where the longest number and "Automatic" do not fit side by side at full size.
      '@container (width < 13.5rem)': {
        '& > li': { textStyle: 'caption', ps: 'calc(18px + {spacing.1})' },
      },
    },
  },
  staticCss: ['*'],
})
