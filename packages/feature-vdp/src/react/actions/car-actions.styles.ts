import { sva } from '@forecourt/styled-system/css'

export const carActionsStyles = sva({
  slots: ['root', 'more', 'tools'],
  base: {
    root: { display: 'grid', gap: '2.5', minW: '0', '--icon-size': '18px' },
    // Two in a row where the words of both fit on one line, else one below the other.
    more: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2.5',
      '& > *': { flexGrow: '1', flexBasis: '[calc(50% - 10px)]', minW: '[fit-content]', px: '3' },
    },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      '--icon-size': '20px',
      '& > :is(a, button)': {
        flexGrow: '1',
        px: { base: '1', sm: '2' },
        // Three stay in one row on the narrowest phones too.
        '@media (max-width: 22.5rem)': {
          flexDirection: 'column',
          flexBasis: '[30%]',
          gap: '1',
          fontSize: 'sm',
        },
      },
      // Four are two and two on a phone and in a narrow column, none alone in a row.
      '&:has(> :nth-child(4 of :is(a, button))) > :is(a, button)': {
        smDown: { flexBasis: '[40%]' },
        lgOnly: { flexBasis: '[40%]' },
      },
      _print: { display: 'none' },
    },
  },
})
