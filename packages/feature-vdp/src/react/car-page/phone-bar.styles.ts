import { sva } from '@forecourt/styled-system/css'

export const phoneBarStyles = sva({
  slots: ['root', 'price', 'now', 'none', 'type', 'action'],
  base: {
    root: {
      display: { base: 'flex', lg: 'none' },
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      mt: '8',
      px: '4',
      pt: '2.5',
      paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
      bg: 'surface.raised',
      borderTopWidth: '1px',
      borderColor: 'border',
      boxShadow: 'overlay',
      _print: { display: 'none' },
    },
    price: {
      display: 'grid',
      minW: '0',
      m: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    now: { textStyle: 'price', color: 'price', lineHeight: 'tight' },
    none: { textStyle: 'label', color: 'price' },
    type: {
      textStyle: 'caption',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    action: { flexShrink: '0' },
  },
})
