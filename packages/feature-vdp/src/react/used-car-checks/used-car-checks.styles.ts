import { sva } from '@forecourt/styled-system/css'

export const usedCarChecksStyles = sva({
  slots: ['list', 'item', 'icon', 'words', 'title', 'text', 'link'],
  base: {
    list: {
      display: 'grid',
      gap: '3',
      m: '0',
      p: '0',
      listStyle: 'none',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignContent: 'start',
      p: '4',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
    },
    icon: {
      width: '6',
      height: '6',
      color: 'success.fg',
      '&[data-kind=unregistered]': { color: 'warning.fg' },
    },
    words: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      justifyItems: 'start',
      overflowWrap: 'anywhere',
    },
    title: { textStyle: 'label', m: '0', maxW: 'full' },
    text: { textStyle: 'bodySm', color: 'fg.muted', m: '0', maxW: 'full' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { _touch: 'touch' },
      '& svg': { flexShrink: '0' },
    },
  },
})
