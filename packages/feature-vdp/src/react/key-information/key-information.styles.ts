import { sva } from '@forecourt/styled-system/css'

export const keyInformationStyles = sva({
  slots: ['grid', 'item', 'label', 'value'],
  base: {
    grid: {
      display: 'grid',
      gap: '3',
      m: '0',
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        // Beside the price column there is space for two until the page is wide.
        lg: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
    },
    item: {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      columnGap: '3',
      alignContent: 'start',
      p: '4',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
      '--icon-size': '24px',
      _after: { gridArea: '1 / 1 / span 2', color: 'fg.muted' },
    },
    label: { gridColumn: '2', textStyle: 'caption', color: 'fg.muted' },
    value: {
      gridColumn: '2',
      textStyle: 'label',
      m: '0',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
