import { sva } from '@forecourt/styled-system/css'

export const vehicleDetailsStyles = sva({
  slots: ['root', 'title', 'list', 'row', 'label', 'value'],
  base: {
    root: { display: 'grid', gap: '8' },
    title: { textStyle: 'label', fontSize: 'lg', fontWeight: 'bold', mt: '0', mb: '2' },
    list: {
      m: '0',
      display: 'grid',
      columnGap: '8',
      gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 5fr) minmax(0, 8fr)',
        sm: 'minmax(0, 1fr) minmax(0, 1fr)',
      },
      gap: '3',
      py: '2.5',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    label: { textStyle: 'bodySm', color: 'fg.muted' },
    value: {
      textStyle: 'bodySm',
      m: '0',
      fontWeight: '600',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
