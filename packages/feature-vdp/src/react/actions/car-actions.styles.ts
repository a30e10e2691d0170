import { sva } from '@forecourt/styled-system/css'

export const carActionsStyles = sva({
  slots: ['root', 'more', 'tools'],
  base: {
    root: { display: 'grid', gap: '2.5', minW: '0' },
    more: {
      display: 'grid',
      gap: '2.5',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '1',
      rowGap: '2',
      _print: { display: 'none' },
      // Three of them stand in one row of a phone.
      '& > :is(a, button)': { px: '3' },
    },
  },
})
