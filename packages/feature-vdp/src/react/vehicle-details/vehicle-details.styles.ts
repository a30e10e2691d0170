import { sva } from '@forecourt/styled-system/css'

export const vehicleDetailsStyles = sva({
  slots: ['root', 'title', 'list', 'label', 'value'],
  base: {
    root: { display: 'grid', gap: '8' },
    title: { textStyle: 'label', fontSize: 'lg', fontWeight: 'bold', mt: '0', mb: '2' },
    // Rows without elements of their own: a label and its value fill the next two columns, at `md` beside a
    // second pair.
    list: {
      m: '0',
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 5fr) minmax(0, 8fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        // A vehicle identification number needs more than half.
        md: 'minmax(0, 5fr) minmax(0, 6fr) {spacing.6} minmax(0, 5fr) minmax(0, 6fr)',
      },
    },
    label: {
      gridColumn: '1',
      md: { '&:nth-of-type(even)': { gridColumn: '4' } },
      py: '2.5',
      // Each has its column's part of the space between the two.
      pe: { base: '[calc({spacing.3} * 5 / 13)]', sm: '[calc({spacing.3} / 2)]' },
      borderBottomWidth: '1px',
      borderColor: 'border',
      textStyle: 'bodySm',
      color: 'fg.muted',
    },
    value: {
      m: '0',
      py: '2.5',
      ps: { base: '[calc({spacing.3} * 8 / 13)]', sm: '[calc({spacing.3} / 2)]' },
      borderBottomWidth: '1px',
      borderColor: 'border',
      textStyle: 'bodySm',
      fontWeight: '600',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
