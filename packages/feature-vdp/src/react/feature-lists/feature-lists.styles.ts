import { sva } from '@forecourt/styled-system/css'

export const featureListsStyles = sva({
  slots: ['root', 'title', 'list', 'item'],
  base: {
    root: { display: 'grid', gap: '6' },
    title: { textStyle: 'label', fontSize: 'lg', fontWeight: 'bold', mt: '0', mb: '3' },
    list: {
      listStyle: 'none',
      m: '0',
      p: '0',
      display: 'grid',
      columnGap: '8',
      rowGap: '2',
      gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
    },
    item: {
      position: 'relative',
      pl: '6',
      textStyle: 'bodySm',
      overflowWrap: 'anywhere',
      _before: {
        content: '""',
        position: 'absolute',
        left: '0',
        top: '[0.3em]',
        width: '3',
        height: '1.5',
        borderLeftWidth: '2px',
        borderBottomWidth: '2px',
        borderColor: 'success.fg',
        transform: 'rotate(-45deg)',
      },
    },
  },
})
