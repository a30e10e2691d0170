import { sva } from '@forecourt/styled-system/css'

export const externalSpinStyles = sva({
  slots: ['root', 'panel', 'host', 'frame'],
  base: {
    root: { aspectRatio: 'photo', bg: 'placeholder.bg' },
    panel: {
      position: 'absolute',
      insetInline: '3',
      bottom: '3',
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      mx: 'auto',
      px: '4',
      py: '3',
      width: 'fit-content',
      borderRadius: 'card',
      bg: 'surface',
      boxShadow: 'raised',
    },
    host: { m: '0', textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
    frame: { display: 'block', width: 'full', height: 'full', borderWidth: '0' },
  },
})
