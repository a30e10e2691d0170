import { css, sva } from '@forecourt/styled-system/css'

export const weekHoursStyles = sva({
  slots: ['table', 'row', 'day', 'hours', 'note'],
  base: {
    table: { w: 'full', maxW: '[28rem]', borderCollapse: 'collapse', textStyle: 'bodySm' },
    row: {
      borderBottomWidth: '1px',
      borderColor: 'border',
      _last: { borderBottomWidth: '0' },
      '&[data-today]': { fontWeight: 'bold' },
    },
    day: { py: '2', pr: '4', textAlign: 'start', verticalAlign: 'top', fontWeight: 'inherit' },
    hours: { py: '2', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    note: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
  },
})

export const dayListClass = css({
  m: '0',
  p: '0',
  listStyle: 'none',
  textStyle: 'bodySm',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { py: '1.5', borderBottomWidth: '1px', borderColor: 'border' },
  '& > li[aria-current]': { fontWeight: 'bold' },
})
