import { css } from '@forecourt/styled-system/css'

export const specialDaysStyles = {
  list: css({
    m: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    columnGap: '6',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { pt: '3', fontWeight: 'medium' },
    '& dd': {
      m: '0',
      pt: { base: '0', sm: '3' },
      pb: { base: '3', sm: '0' },
      textAlign: { base: 'start', sm: 'end' },
    },
    '& small': { display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'fg.muted' },
  }),
}
