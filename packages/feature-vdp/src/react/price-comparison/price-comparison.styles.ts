import { sva } from '@forecourt/styled-system/css'

export const priceComparisonStyles = sva({
  slots: ['root', 'gauge', 'text', 'price', 'label', 'facts', 'fact', 'method', 'wait'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '4', md: '8' },
      alignItems: 'center',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
      m: '0',
      p: { base: '4', md: '6' },
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
      // As high while it loads as when it is there.
      minH: { base: '[420px]', md: '[232px]' },
    },
    gauge: {
      justifySelf: 'center',
      width: 'full',
      maxW: '[280px]',
      // Two words in wide capitals still stand between the ends of the arc.
      '& .fc-arc-gauge__value': { textStyle: 'price' },
    },
    text: { display: 'grid', gap: '3', minW: '0' },
    label: { textStyle: 'bodySm', color: 'fg.muted', m: '0' },
    price: {
      display: 'block',
      textStyle: 'priceLg',
      color: 'price',
      fontVariantNumeric: 'tabular-nums',
    },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '8',
      rowGap: '2',
      m: '0',
      fontVariantNumeric: 'tabular-nums',
      '& dt': { textStyle: 'caption', color: 'fg.muted' },
      '& dd': { textStyle: 'label', m: '0' },
    },
    fact: { display: 'grid' },
    method: { textStyle: 'caption', color: 'fg.muted', m: '0', maxW: '[64ch]' },
    wait: { display: 'grid', gap: '3' },
  },
})
